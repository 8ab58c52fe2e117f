import type { Page } from '@playwright/test';
import { getTicketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const { select } = getTexts('pl', 'tickets');

test.use({ viewport: { width: 390, height: 844 } });

/** Share of elements that React has hydrated. */
function measureHydratedShare(page: Page, part: string): Promise<number> {
  return page.evaluate((selector) => {
    const elements = [...document.querySelectorAll(`${selector} *`)];
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return elements.filter(isHydrated).length / elements.length;
  }, part);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/pl');
  await expect.poll(() => measureHydratedShare(page, '[class*=hero]')).toBeGreaterThan(0.5);
});

test('home hydrates visible sections first and the rest on scroll', async ({ page }) => {
  expect(await measureHydratedShare(page, 'body')).toBeLessThan(0.3);
  expect(await measureHydratedShare(page, '#tickets')).toBe(0);
  await page.locator('#tickets').scrollIntoViewIfNeeded();
  await expect.poll(() => measureHydratedShare(page, '#tickets')).toBeGreaterThan(0.9);
});

test('a section that is not hydrated responds to the first click', async ({ page }) => {
  const button = page
    .getByRole('article', { name: getTicketName('premium') })
    .getByRole('button', { name: select });
  expect(await measureHydratedShare(page, '#tickets')).toBe(0);
  // Without the mouse, which would scroll there first.
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('dialog', { name: getTicketName('premium') })).toBeVisible();
});

test('the mobile menu hydrates when it opens', async ({ page }) => {
  const { nav } = getTexts('pl', 'frame');
  expect(await measureHydratedShare(page, 'header dialog')).toBe(0);
  await page.getByRole('button', { name: nav.open }).click();
  await expect.poll(() => measureHydratedShare(page, 'header dialog')).toBeGreaterThan(0.9);
});
