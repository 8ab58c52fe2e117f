import { expect, type Page, type Request } from '@playwright/test';
import { congressDay, edition } from '@kongres/content/facts/edition';
import { instant } from '@kongres/content/format/date';
import { editionPath } from '@kongres/contract/paths';
import { editionAt } from '@kongres/contract/samples/edition';

/** When the first session begins. */
export const firstSession = new Date(instant(edition.firstDay, edition.opens));

/** In the middle of the n-th day. */
export const duringDay = (n: number) => new Date(instant(congressDay(n), '12:00'));

/** Longer than an open page waits once a change has come, so that not all of them ask at once. */
const spreadMs = 10_000;

/** From now on the server's clock shows this moment. */
export async function setEdition(page: Page, now: Date) {
  await page.route(`**${editionPath}`, (route) => route.fulfill({ json: editionAt(now) }));
}

/** A server whose clock shows what a test says; the page's own clock can be wound on. */
export async function startEdition(page: Page, moment: Date, browserTime: Date = moment) {
  let now = moment;
  let calls = 0;
  let heard: Date | undefined;
  let openCalls = 0;
  const told = new WeakMap<Request, Date>();
  await page.clock.install({ time: browserTime });
  await page.route(`**${editionPath}`, async (route) => {
    calls += 1;
    openCalls += 1;
    told.set(route.request(), now);
    await route.fulfill({ json: editionAt(now) });
  });
  page.on('requestfinished', (request) => {
    if (!told.has(request)) return;
    openCalls -= 1;
    heard = told.get(request);
  });
  page.on('requestfailed', (request) => {
    if (told.has(request)) openCalls -= 1;
  });

  /** The server's clock reaches a moment while the page is open. */
  async function reach(later: Date) {
    const passedMs = later.getTime() - now.getTime();
    now = later;
    // A clock that is wound on during a call ends the call by its timeout. So the page's first call must be over:
    // it begins whenever the page is hydrated, also between this check and the winding. The round trip lets the
    // page read an answer that has just arrived.
    await expect(async () => {
      if (heard && openCalls === 0) {
        await page.evaluate(() => null);
        await page.clock.fastForward(passedMs + spreadMs);
      }
      await expect.poll(() => heard, { timeout: 2000 }).toBe(later);
    }).toPass();
  }

  return { reach, calls: () => calls };
}
