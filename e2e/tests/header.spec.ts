import { languages } from '@kongres/content/facts/languages';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

/** What is left of 1280 px beside the widest scroll bar that we have met, and a little less. */
const beside = { width: 1280 - 24, height: 900 };

for (const { id, path } of languages) {
  test(`a window of 1280 px with a scroll bar shows the whole bar in ${id}`, async ({ page }) => {
    await page.setViewportSize(beside);
    await page.goto(`/${path}`);
    await page.evaluate(() => document.fonts.ready);
    const { nav } = textsOf(id, 'frame');
    const bar = page.getByRole('banner').getByRole('navigation', { name: nav.label });
    await expect(bar).toBeVisible();
    await expect(page.getByRole('button', { name: nav.open })).toBeHidden();
    const edges = await page
      .getByRole('banner')
      .locator('> div > *')
      .filter({ visible: true })
      .evaluateAll((parts) =>
        parts
          .map((part) => part.getBoundingClientRect())
          .flatMap(({ left, right }) => [Math.round(left), Math.round(right)]),
      );
    expect(edges).toHaveLength(12);
    // One beside the other, and the last of them inside.
    expect(edges.toSorted((a, b) => a - b)).toEqual(edges);
    expect(edges.at(-1)).toBeLessThanOrEqual(beside.width);
  });
}

test('a menu that is open while the window grows closes, and the page can be used', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/pl');
  const { nav, pages } = textsOf('pl', 'frame');
  await page.getByRole('button', { name: nav.open }).click();
  const menu = page.getByRole('dialog', { name: nav.menu });
  await expect(menu).toBeVisible();
  await page.setViewportSize(beside);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: pages.speakers }).click();
  await page.waitForURL('**/pl/prelegenci');
});
