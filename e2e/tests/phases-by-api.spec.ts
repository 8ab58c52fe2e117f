import { randomUUID } from 'node:crypto';
import { editionEnds, editionStarts } from '@kongres/content/facts/phases';
import { openEditionApi } from '../edition-api.ts';
import { openDialog } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

const minuteMs = 60_000;
/** How far from a change the page is opened; it is wound on by a little more. */
const marginMs = 30 * minuteMs;
const before = (change: Date) => new Date(change.getTime() - marginMs);

let api: Awaited<ReturnType<typeof openEditionApi>>;

// One API after another is started, on a machine that may be busy.
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
  const texts = textsOf(code, 'tickets');

  test(`the API moves an open page into the congress, in ${code}`, async ({ page }) => {
    await api.start(before(editionStarts));
    await api.serve(page);
    await page.clock.install();
    const asked = page.waitForResponse('**/api/edition');
    await page.goto(`${path}/kup-bilet`);
    await asked;
    await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
    await api.start(editionStarts);
    await page.clock.fastForward(marginMs + minuteMs);
    await expect(page.getByRole('heading', { name: texts.phases.live.title })).toBeVisible();
  });

  test(`the API ends the sale of an open page, its dialog included, in ${code}`, async ({
    page,
  }) => {
    const purchase = textsOf(code, 'purchase');
    await api.start(before(editionEnds));
    await api.serve(page);
    await page.clock.install();
    const dialog = await openDialog(page, code, `${path}/kup-bilet`);
    await expect(page.locator('main')).toContainText(texts.phases.live.title);
    await dialog.getByLabel(purchase.email).fill(`${randomUUID()}@example.com`);
    await api.start(editionEnds);
    await page.clock.fastForward(marginMs + minuteMs);
    await expect(page.locator('main')).toContainText(texts.phases.after.title);
    await dialog.getByRole('button', { name: purchase.submit }).click();
    await expect(dialog.getByRole('alert')).toContainText(purchase.error.failed);
  });
}
