import type { Locator, Page } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { tickets } from '@kongres/content/facts/tickets';
import { formatMoney } from '@kongres/content/format/number';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { waitForHydration } from '../modified-html.ts';
import { expect, test } from '../test.ts';
import { getTexts, toTextPattern } from '../texts.ts';

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const measuredLanguages = languages.filter(({ id }) => id !== 'es');

for (const { id: code, path } of measuredLanguages) {
  for (const screen of screens) {
    test(`the first screen of the tickets page in ${code} at ${screen.width} px has every gross price and a button that buys`, async ({
      page,
    }) => {
      await page.setViewportSize(screen);
      await page.goto(`/${path}/kup-bilet`);
      await waitForHydration(page);
      for (const { id, name } of tickets) {
        const card = page.getByRole('article', { name });
        const gross = card.getByText(toTextPattern(formatMoney(getListPrice(id).grossMinor, code)));
        await expectOnScreen(page, gross.first());
        await expectOnScreen(
          page,
          card.getByRole('button', { name: getTexts(code, 'tickets').select }),
        );
      }
    });
  }
}

async function expectOnScreen(page: Page, part: Locator) {
  await expect(part).toBeVisible();
  const bottom = await part.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  await expect(part).toBeInViewport({ ratio: 1 });
}

test('a phone shows name, net, gross and button of every ticket before the contents of any', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pl/kup-bilet');
  await waitForHydration(page);
  const getTops = (parts: Locator) =>
    parts.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top));
  const buttons = await getTops(page.locator('article button'));
  const contents = await getTops(page.locator('article ul'));
  expect(buttons).toHaveLength(tickets.length);
  expect(contents).toHaveLength(tickets.length);
  expect(Math.max(...buttons)).toBeLessThan(Math.min(...contents));
});

for (const { width, height } of screens) {
  for (const path of ['/pl', '/pl/kup-bilet']) {
    test(`cards on ${path} at ${width} px show gross directly below net at half its size`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await waitForHydration(page);
      for (const { id, name } of tickets) {
        const { netMinor, grossMinor } = getListPrice(id);
        const card = page.getByRole('article', { name });
        const net = await measureText(card.getByText(String(netMinor / 100), { exact: true }));
        const grossText = toTextPattern(formatMoney(grossMinor, 'pl'));
        const gross = await measureText(card.getByText(grossText).and(card.locator('b')));
        const { lowest: lowestText } = getTexts('pl', 'tickets').price;
        const lowest = await measureText(card.getByText(lowestText.split(' {{')[0] ?? ''));
        expect(gross.size).toBeCloseTo(net.size / 2, 1);
        expect(gross.top).toBeGreaterThanOrEqual(net.bottom - 1);
        expect(gross.top - net.bottom).toBeLessThan(net.size / 2);
        expect(lowest.top).toBeGreaterThanOrEqual(gross.bottom);
      }
    });
  }
}

async function measureText(part: Locator) {
  return await part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom, size: Number.parseFloat(getComputedStyle(element).fontSize) };
  });
}
