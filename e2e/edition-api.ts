import type { Page } from '@playwright/test';
import { healthPath } from '@kongres/contract/paths';
import { awaitAnswer } from '@kongres/tools/dev/stack/await-answer';
import { inheritedEnvironment, readDevConfig } from '@kongres/tools/lib/config';
import { createDatabase, dropDatabase } from '@kongres/tools/dev/stack/database';
import { buildProductEnvironment } from '@kongres/tools/dev/stack/environment';
import { Processes } from '@kongres/tools/lib/processes';
import { migrateDatabase, startApi, startFakeStripe } from '@kongres/tools/dev/stack/product';
import { logFolder, getTestPorts, siteOrigin, type TestServer } from './config.ts';
import { ignoreClosedPage } from './ignore-closed-page.ts';

/** Starts a separate API and database whose clock the test sets; the stack's clock is unchanged. */
export async function openEditionApi({
  server = 'edition-api',
  hasPayments = false,
}: { server?: TestServer; hasPayments?: boolean } = {}) {
  const local = readDevConfig({
    ...inheritedEnvironment,
    DEV_PORT: String(getTestPorts(server).site),
  });
  const [port] = local.apiPorts;
  const origin = `http://127.0.0.1:${port}`;
  const env = buildProductEnvironment(local, siteOrigin);
  await createDatabase(local.ownerUrl, { isNew: true });
  migrateDatabase(local, env);
  let processes = new Processes(logFolder);

  /** Restarts the API with its clock at this time. */
  async function start(moment: Date) {
    await processes.stop();
    processes = new Processes(logFolder);
    startApi(processes, { ...env, EDITION_CLOCK: moment.toISOString() }, port);
    if (hasPayments) startFakeStripe(processes, local, origin);
    await awaitAnswer(origin + healthPath);
  }

  /** Sends the page's API calls to this API. */
  async function serve(page: Page) {
    await page.route(
      '**/api/**',
      ignoreClosedPage(async (route) => {
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
