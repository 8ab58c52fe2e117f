import type { Page } from '@playwright/test';
import { ticketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

/** Long pages are taken over by React part by part, as somebody comes near. */
const { select } = textsOf('pl', 'tickets');

test.use({ viewport: { width: 390, height: 844 } });

/** How much of the page, or of a part of it, React has taken over. */
function takenOver(page: Page, part: string): Promise<number> {
  return page.evaluate((selector) => {
    const elements = [...document.querySelectorAll(`${selector} *`)];
    const isOurs = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber'));
    return elements.filter(isOurs).length / elements.length;
  }, part);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/pl');
  await expect.poll(() => takenOver(page, '[class*=hero]')).toBeGreaterThan(0.5);
});

test('home is taken over where it is read, and the rest when somebody comes near', async ({
  page,
}) => {
  expect(await takenOver(page, 'body')).toBeLessThan(0.3);
  expect(await takenOver(page, '#tickets')).toBe(0);
  await page.locator('#tickets').scrollIntoViewIfNeeded();
  await expect.poll(() => takenOver(page, '#tickets')).toBeGreaterThan(0.9);
});

test('what nobody has come near answers to the first press', async ({ page }) => {
  const button = page
    .getByRole('article', { name: ticketName('premium') })
    .getByRole('button', { name: select });
  expect(await takenOver(page, '#tickets')).toBe(0);
  // Not by the mouse, which would scroll there first.
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('dialog', { name: ticketName('premium') })).toBeVisible();
});

test('the menu of a phone is taken over once it is open', async ({ page }) => {
  const { nav } = textsOf('pl', 'frame');
  expect(await takenOver(page, 'header dialog')).toBe(0);
  await page.getByRole('button', { name: nav.open }).click();
  await expect.poll(() => takenOver(page, 'header dialog')).toBeGreaterThan(0.9);
});
