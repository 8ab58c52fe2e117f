import { languages } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';
import { sampleOrderToken } from '@kongres/contract/samples/order';
import { getLocalizedPath } from '@kongres/contract/pages';
import { waitForHydration } from '../modified-html.ts';
import { mockOrder } from '../order.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

test('the mobile menu closes when the window becomes wide', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/pl');
  const { nav, pages } = getTexts('pl', 'frame');
  await page.getByRole('button', { name: nav.open }).click();
  const menu = page.getByRole('dialog', { name: nav.menu });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: pages.speakers }).click();
  await page.waitForURL('**/pl/prelegenci');
});

for (const language of languages) {
  test(`the header leads a ticket holder to the congress without moving, in ${language.id}`, async ({
    page,
    consoleErrors,
  }) => {
    const { nav } = getTexts(language.id, 'frame');
    const button = (name: string) =>
      page.getByRole('banner').getByRole('link', { name, exact: true });
    const readEdges = async () => {
      const edges = [];
      for (const width of [1440, 1280, 834, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const parts = page.getByRole('banner').locator('> div > *');
        edges.push(
          await parts.evaluateAll((all) =>
            all.map((part) => part.getBoundingClientRect().toJSON()),
          ),
        );
      }
      return edges;
    };
    // The header's height is animated between widths.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(getLocalizedPath('faq', language));
    await waitForHydration(page);
    await expect(button(nav.buy)).toHaveAttribute('href', getLocalizedPath('tickets', language));
    await page.evaluate(() => document.fonts.ready);
    const before: unknown = await readEdges();
    await page.evaluate(
      ([key, token]) => {
        localStorage.setItem(key, token);
        // As from another tab.
        window.dispatchEvent(new StorageEvent('storage', { key }));
      },
      [site.storageKeys.ticket, sampleOrderToken] as const,
    );
    await expect(button(nav.congress)).toHaveAttribute(
      'href',
      getLocalizedPath('congress', language),
    );
    expect(await readEdges()).toEqual(before);
    await page.reload();
    await expect(button(nav.congress)).toBeVisible();
    // The API does not know the sample token.
    expect(consoleErrors.filter((error) => !error.includes('404'))).toEqual([]);
  });
}

test('the header of an order leads to its congress page', async ({ page }) => {
  await mockOrder(page, 'paid');
  await page.goto(`/pl/zamowienie#${sampleOrderToken}`);
  const link = page
    .getByRole('banner')
    .getByRole('link', { name: getTexts('pl', 'frame').nav.congress, exact: true });
  await expect(link).toHaveAttribute('href', `/pl/kongres#${sampleOrderToken}`);
});

test('the header sells again when the ticket of this browser has been refunded', async ({
  page,
}) => {
  const { nav } = getTexts('pl', 'frame');
  await mockOrder(page, 'refunded');
  await page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    site.storageKeys.ticket,
    sampleOrderToken,
  ] as const);
  await page.goto('/pl/kongres');
  await expect(
    page.getByRole('banner').getByRole('link', { name: nav.buy, exact: true }),
  ).toHaveAttribute('href', '/pl/kup-bilet');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
