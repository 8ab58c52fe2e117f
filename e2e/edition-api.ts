import type { Page } from '@playwright/test';
import { healthPath } from '@kongres/contract/paths';
import { awaitAnswer } from '@kongres/tools/dev/stack/await-answer';
import { inheritedEnvironment, readDevConfig } from '@kongres/tools/lib/config';
import { createDatabase, dropDatabase } from '@kongres/tools/dev/stack/database';
import { productEnvironment } from '@kongres/tools/dev/stack/environment';
import { Processes } from '@kongres/tools/lib/processes';
import { migrateDatabase, startApi, startFakeStripe } from '@kongres/tools/dev/stack/product';
import { logFolder, ownPorts, siteOrigin, type OwnServer } from './config.ts';
import { whileOpen } from './while-open.ts';

/** An API with a database of its own, for a test that says what time it is; the stack beside it keeps its clock. */
export async function openEditionApi({
  server = 'edition-api',
  hasPayments = false,
}: { server?: OwnServer; hasPayments?: boolean } = {}) {
  const local = readDevConfig({ ...inheritedEnvironment, DEV_PORT: String(ownPorts(server).site) });
  const [port] = local.apiPorts;
  const origin = `http://127.0.0.1:${port}`;
  const env = productEnvironment(local, siteOrigin);
  await createDatabase(local.ownerUrl, { isNew: true });
  migrateDatabase(local, env);
  let processes = new Processes(logFolder);

  /** The server's clock shows this moment from now on. */
  async function start(moment: Date) {
    await processes.stop();
    processes = new Processes(logFolder);
    startApi(processes, { ...env, EDITION_CLOCK: moment.toISOString() }, port);
    if (hasPayments) startFakeStripe(processes, local, origin);
    await awaitAnswer(origin + healthPath);
  }

  /** A page of the stack asks this API from now on. */
  async function serve(page: Page) {
    await page.route(
      '**/api/**',
      whileOpen(async (route) => {
        const { pathname, search } = new URL(route.request().url());
        await route.fulfill({ response: await route.fetch({ url: origin + pathname + search }) });
      }),
    );
  }

  async function close() {
    await processes.stop();
    await dropDatabase(local.ownerUrl);
  }

  return { origin, start, serve, close, env };
}
