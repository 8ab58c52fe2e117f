import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { healthPath } from '@kongres/contract/paths';
import { installed } from '../../lib/installed.ts';
import { awaitAnswer } from '../../dev/stack/await-answer.ts';
import { inheritedEnvironment, readStackConfig } from '../../lib/config.ts';
import { claimDatabase, createDatabase, dropUnusedDatabase } from '../../dev/stack/database.ts';
import { runFolderOf } from '../../lib/folders.ts';
import { writeNginxFiles } from '../../dev/stack/nginx-files.ts';
import { Processes } from '../../lib/processes.ts';
import { apiName, startApi, startServices, startWorker } from '../../dev/stack/product.ts';
import { refuseTakenPorts } from '../../dev/stack/taken-ports.ts';

/** The product as in production, on ports and a database of its own: nginx, two API processes, a worker. */
export async function startProduct(more: NodeJS.ProcessEnv = {}) {
  const stack = readStackConfig({ ...inheritedEnvironment, ...more }, 'bench');
  const origin = `http://127.0.0.1:${stack.port}`;
  const stripe = `http://127.0.0.1:${stack.fakeStripePort}`;
  const folder = runFolderOf(stack.port);
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
  processes.start('nginx', installed('nginx'), ['-c', nginxFile, '-g', 'daemon off;']);
  await Promise.all([origin + healthPath, `${stripe}/pay`].map(awaitAnswer));
  const owner = new Client({ connectionString: stack.ownerUrl });
  // A run may cut it together with all others.
  owner.on('error', () => {});
  await owner.connect();

  return {
    origin,
    stripe,
    folder,
    owner,
    /** The server itself, seen from another database. */
    serverUrl: new URL('/postgres', stack.ownerUrl).href,
    database: new URL(stack.ownerUrl).pathname.slice(1),
    apiOrigins: stack.apiPorts.map((port) => `http://127.0.0.1:${port}`),
    /** Nobody answers for so long. */
    async withoutApi(work: () => Promise<unknown>) {
      for (const port of stack.apiPorts) await processes.end(apiName(port));
      await work();
      for (const port of stack.apiPorts) startApi(processes, env, port);
      await awaitAnswer(origin + healthPath);
    },
    /** Until everybody who has paid has their ticket in the mail. */
    async untilMailed() {
      for (;;) {
        const { rows } = await owner.query<{ owed: number }>(
          `select count(*)::int as owed from orders
            where state = 'processing' or (state = 'paid' and not exists (
              select 1 from mail where mail.order_id = orders.id and sent_at is not null))`,
        );
        if (rows[0]?.owed === 0) return;
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
