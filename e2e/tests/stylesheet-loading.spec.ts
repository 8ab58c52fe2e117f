import { getTicketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const { select } = getTexts('pl', 'tickets');
const name = getTicketName('premium');

/**
 * A style sheet that loads twice redeclares its fonts and shifts the layout until they load. A button that moves
 * between mousedown and mouseup receives no click.
 */
test('a click works while the dialog’s code loads, and no style sheet loads twice', async ({
  page,
}) => {
  await page.goto('/pl/kup-bilet');
  await page.evaluate(() => document.fonts.ready);
  // Further font requests never complete.
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
