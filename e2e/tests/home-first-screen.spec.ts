import type { Page } from '@playwright/test';
import { figures } from '@kongres/content/facts/figures';
import { getLocalizedPath } from '@kongres/contract/pages';
import { languages } from '@kongres/content/facts/languages';
import { lastRefundDay } from '@kongres/content/facts/policies';
import { addVat, getNetPrice } from '@kongres/content/facts/price';
import { tickets } from '@kongres/content/facts/tickets';
import { formatDay } from '@kongres/content/format/date';
import { formatMoney } from '@kongres/content/format/number';
import { expect, test } from '../test.ts';
import { getTexts, toTextPattern } from '../texts.ts';

const lowestNet = Math.min(...tickets.map((ticket) => getNetPrice(ticket)));
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

function getHero(page: Page) {
  return page.locator('main > section').filter({ has: page.locator('h1') });
}

for (const viewport of screens) {
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });
    for (const language of languages) {
      test(`home shows price and button in ${language.id} without scrolling`, async ({ page }) => {
        const code = language.id;
        await page.goto(getLocalizedPath('home', language));
        const hero = getHero(page);
        const price = hero.getByText(formatMoney(addVat(lowestNet), code));
        await expect(price).toBeInViewport({ ratio: 1 });
        await expect(price).toContainText(formatMoney(lowestNet, code));
        await expect(price).toContainText(formatDay(lastRefundDay, code, 'dayAndMonth'));
        const button = hero.getByRole('link', { name: getTexts(code, 'home').hero.register });
        await expect(button).toBeInViewport({ ratio: 1 });
        await expect(button).toHaveAttribute('href', getLocalizedPath('tickets', language));
      });

      test(`the first screen of home cuts no figure in ${language.id}`, async ({ page }) => {
        await page.goto(getLocalizedPath('home', language));
        const numbers = getHero(page).locator('dl > div > *');
        await expect(numbers).toHaveCount(figures.length * 2);
        await page.evaluate(() => document.fonts.ready);
        const boxes = await numbers.evaluateAll((elements) =>
          elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
        );
        const isCut = ({ top, bottom }: DOMRect) =>
          top < viewport.height && bottom > viewport.height;
        expect(boxes.filter(isCut)).toEqual([]);
        if (viewport.width > 1000)
          expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeLessThan(viewport.height);
      });
    }
  });
}

test('the masthead is the heading of home and leads there', async ({ page }) => {
  await page.goto('/de');
  const masthead = page.getByRole('heading', { level: 1 }).getByRole('link');
  await expect(masthead).toHaveAttribute('href', '/de');
});

test('a strip after the features shows three prices, net and gross', async ({ page }) => {
  await page.goto('/pl');
  const { prices, features } = getTexts('pl', 'home');
  const strip = page.getByRole('region', { name: prices.label });
  for (const ticket of tickets) {
    await expect(strip).toContainText(ticket.name);
    await expect(strip).toContainText(formatMoney(getNetPrice(ticket), 'pl'));
    await expect(strip).toContainText(formatMoney(addVat(getNetPrice(ticket)), 'pl'));
  }
  await expect(strip.locator('s')).toHaveCount(0);
  await expect(strip.getByRole('link')).toHaveAttribute('href', '/pl/kup-bilet');
  const before = strip.locator('xpath=preceding-sibling::*[1]').getByRole('heading', { level: 2 });
  await expect(before).toHaveText(toTextPattern(features.title));
});
