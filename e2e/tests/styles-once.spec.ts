import { ticketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

const { select } = textsOf('pl', 'tickets');
const name = ticketName('premium');

/**
 * A style that is fetched a second time declares its fonts a second time: until they are there, everything
 * is set in another face and has moved. A button that moves between down and up is not pressed.
 */
test('a ticket is chosen by a press during which the code of the dialog arrives', async ({
  page,
}) => {
  await page.goto('/pl/kup-bilet');
  await page.evaluate(() => document.fonts.ready);
  // Fonts that are asked for from here on never come.
  await page.route('**/*.woff2', () => {});
  const button = page.getByRole('article', { name }).getByRole('button', { name: select });
  const code = page.waitForResponse('**/purchase-dialog-*.js');
  await button.hover();
  await page.mouse.down();
  await (await code).finished();
  await page.evaluate(async () => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
    const isLoading = [...links].filter(({ sheet }) => !sheet);
    await Promise.all(
      isLoading.map((link) => new Promise((loaded) => link.addEventListener('load', loaded))),
    );
    await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  const addresses = await page.evaluate(() =>
    [...document.styleSheets].map(({ href }) => href?.replace('#', '')),
  );
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses).toHaveLength(new Set(addresses).size);
});
