import { randomUUID } from 'node:crypto';
import { editionEnd, editionStart } from '@kongres/content/facts/phases';
import { openEditionApi } from '../edition-api.ts';
import { openPurchaseDialog } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts, toTextPattern } from '../texts.ts';

const minuteMs = 60_000;
/** Time between opening the page and the phase change. */
const marginMs = 30 * minuteMs;
const getTimeBefore = (change: Date) => new Date(change.getTime() - marginMs);

let api: Awaited<ReturnType<typeof openEditionApi>>;

// Serial and slow: the API restarts several times.
test.describe.configure({ mode: 'default', timeout: 360_000 });

test.beforeAll(async () => {
  api = await openEditionApi();
});

test.afterAll(async () => {
  await api.close();
});

for (const [code, path] of [
  ['pl', '/pl'],
  ['de', '/de'],
] as const) {
  const texts = getTexts(code, 'tickets');

  test(`an open page switches to the live phase in ${code}`, async ({ page }) => {
    await api.start(getTimeBefore(editionStart));
    await api.serve(page);
    await page.clock.install();
    const asked = page.waitForResponse('**/api/edition');
    await page.goto(`${path}/kup-bilet`);
    await asked;
    await expect(page.locator('main')).toContainText(toTextPattern(texts.promo));
    await api.start(editionStart);
    await page.clock.fastForward(marginMs + minuteMs);
    await expect(page.locator('main')).toContainText(toTextPattern(texts.phases.live.promo));
  });

  test(`an open page and its dialog stop selling after the congress in ${code}`, async ({
    page,
  }) => {
    const purchase = getTexts(code, 'purchase');
    await api.start(getTimeBefore(editionEnd));
    await api.serve(page);
    await page.clock.install();
    const dialog = await openPurchaseDialog(page, code, `${path}/kup-bilet`);
    await expect(page.locator('main')).toContainText(toTextPattern(texts.phases.live.promo));
    await dialog.getByLabel(purchase.email).fill(`${randomUUID()}@example.com`);
    await api.start(editionEnd);
    await page.clock.fastForward(marginMs + minuteMs);
    await expect(page.locator('main')).toContainText(texts.over);
    await dialog.getByRole('button', { name: purchase.submit }).click();
    await expect(dialog.getByRole('alert')).toContainText(purchase.error.failed);
  });
}
