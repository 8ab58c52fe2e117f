import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { healthPath } from '@kongres/contract/paths';
import { findProgram } from '../../lib/find-program.ts';
import { awaitAnswer } from '../../dev/stack/await-answer.ts';
import { inheritedEnvironment, readStackConfig } from '../../lib/config.ts';
import { claimDatabase, createDatabase, dropUnusedDatabase } from '../../dev/stack/database.ts';
import { getRunFolder } from '../../lib/folders.ts';
import { writeNginxFiles } from '../../dev/stack/nginx-files.ts';
import { Processes } from '../../lib/processes.ts';
import { getApiName, startApi, startServices, startWorker } from '../../dev/stack/product.ts';
import { refuseTakenPorts } from '../../dev/stack/taken-ports.ts';

export async function startProduct(more: NodeJS.ProcessEnv = {}) {
  const stack = readStackConfig({ ...inheritedEnvironment, ...more }, 'bench');
  const origin = `http://127.0.0.1:${stack.port}`;
  const stripe = `http://127.0.0.1:${stack.fakeStripePort}`;
  const folder = getRunFolder(stack.port);
  await refuseTakenPorts(
    [stack.port, ...stack.apiPorts, stack.fakeStripePort, stack.smtpPort, stack.mailPagePort],
    stack,
  );
  const release = await claimDatabase(stack.ownerUrl);
  await createDatabase(stack.ownerUrl, { isNew: true });
  const nginxFile = writeNginxFiles({ site: stack.port, api: stack.apiPorts }, folder);
  const processes = new Processes(folder);
  const env = {
    ...startServices(processes, stack, { publicOrigin: origin, apiOrigin: origin }),
    LOG_LEVEL: 'warn',
  };
  startWorker(processes, env);
  for (const port of stack.apiPorts) startApi(processes, env, port);
  processes.start('nginx', findProgram('nginx'), ['-c', nginxFile, '-g', 'daemon off;']);
  await Promise.all([origin + healthPath, `${stripe}/pay`].map(awaitAnswer));
  const owner = new Client({ connectionString: stack.ownerUrl });
  // Tests terminate connections.
  owner.on('error', () => {});
  await owner.connect();

  return {
    origin,
    stripe,
    folder,
    owner,
    serverUrl: new URL('/postgres', stack.ownerUrl).href,
    database: new URL(stack.ownerUrl).pathname.slice(1),
    apiOrigins: stack.apiPorts.map((port) => `http://127.0.0.1:${port}`),
    /** Stops both API processes while `work` runs. */
    async runWithoutApi(work: () => Promise<unknown>) {
      for (const port of stack.apiPorts) await processes.endProcess(getApiName(port));
      await work();
      for (const port of stack.apiPorts) startApi(processes, env, port);
      await awaitAnswer(origin + healthPath);
    },
    /** Waits until every paid order has its email sent. */
    async waitForTicketEmails() {
      for (;;) {
        const { rows } = await owner.query<{ unsent: number }>(
          `select count(*)::int as unsent from orders
            where state = 'processing' or (state = 'paid' and not exists (
              select 1 from order_email where order_email.order_id = orders.id and sent_at is not null))`,
        );
        if (rows[0]?.unsent === 0) return;
        await sleep(500);
      }
    },
    async stop() {
      await owner.end().catch(() => {});
      await processes.stop();
      await dropUnusedDatabase(stack.ownerUrl);
      await release();
    },
  };
}
