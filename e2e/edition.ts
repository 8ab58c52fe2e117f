import { expect, type Page, type Request } from '@playwright/test';
import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { toIsoInstant } from '@kongres/content/format/date';
import { editionPath } from '@kongres/contract/paths';
import { buildEditionResponse } from '@kongres/contract/samples/edition';

export const firstSessionStart = new Date(toIsoInstant(edition.firstDay, edition.opens));

/** Noon of the nth congress day; negative values are days before the congress. */
export const getMiddayOfDay = (n: number) => new Date(toIsoInstant(getCongressDay(n), '12:00'));

/** Upper bound of the random delay before an open page refetches the edition. */
const spreadMs = 10_000;

export async function mockEdition(page: Page, now: Date) {
  await page.route(`**${editionPath}`, (route) =>
    route.fulfill({ json: buildEditionResponse(now) }),
  );
}

/** Mocks the server clock and installs a fake clock in the page. */
export async function mockEditionClock(page: Page, moment: Date, browserTime: Date = moment) {
  let now = moment;
  let calls = 0;
  let lastServed: Date | undefined;
  let openCalls = 0;
  const servedAt = new WeakMap<Request, Date>();
  await page.clock.install({ time: browserTime });
  await page.route(`**${editionPath}`, async (route) => {
    calls += 1;
    openCalls += 1;
    servedAt.set(route.request(), now);
    await route.fulfill({ json: buildEditionResponse(now) });
  });
  page.on('requestfinished', (request) => {
    if (!servedAt.has(request)) return;
    openCalls -= 1;
    lastServed = servedAt.get(request);
  });
  page.on('requestfailed', (request) => {
    if (servedAt.has(request)) openCalls -= 1;
  });

  /** Moves both clocks while the page is open. */
  async function advanceTo(target: Date) {
    const passedMs = target.getTime() - now.getTime();
    now = target;
    // Advancing the clock during a call would time the call out, so no call may be open. The round trip lets the
    // page process a response that has just arrived. A call may still start in between, hence the retry.
    await expect(async () => {
      if (lastServed && openCalls === 0) {
        await page.evaluate(() => null);
        await page.clock.fastForward(passedMs + spreadMs);
      }
      await expect.poll(() => lastServed, { timeout: 2000 }).toBe(target);
    }).toPass();
  }

  return { advanceTo, calls: () => calls };
}
