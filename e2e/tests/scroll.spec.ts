import type { Page } from '@playwright/test';
import { waitForHydration } from '../modified-html.ts';
import { getTicketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const { pages } = getTexts('pl', 'frame');
const readScrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => readScrollY(page)).toBe(y);
}

async function followFooterLink(page: Page, name: string) {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name, exact: true })
    .evaluate((link: HTMLElement) => link.click());
}

async function expectPosition(page: Page, path: string, y: number) {
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => readScrollY(page)).toBe(y);
}

test('back and forward restore the scroll position and a new page starts at the top', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/pl/faq');
  await waitForHydration(page);
  await scrollTo(page, 700);
  await followFooterLink(page, pages.terms);
  await expectPosition(page, '/pl/regulamin', 0);
  await scrollTo(page, 1500);
  await followFooterLink(page, pages.home);
  await expectPosition(page, '/pl', 0);
  await page.goBack();
  await expectPosition(page, '/pl/regulamin', 1500);
  await page.goBack();
  await expectPosition(page, '/pl/faq', 700);
  await page.goForward();
  await expectPosition(page, '/pl/regulamin', 1500);
  // A link to a visited page starts at the top.
  await followFooterLink(page, pages.faq);
  await expectPosition(page, '/pl/faq', 0);
  expect(consoleErrors).toEqual([]);
});

test('a reload restores the scroll position, also of earlier pages', async ({ page }) => {
  await page.goto('/pl/faq');
  await waitForHydration(page);
  await scrollTo(page, 600);
  await followFooterLink(page, pages.terms);
  await expectPosition(page, '/pl/regulamin', 0);
  await scrollTo(page, 1200);
  await page.reload();
  await waitForHydration(page);
  await expectPosition(page, '/pl/regulamin', 1200);
  await page.goBack();
  await expectPosition(page, '/pl/faq', 600);
});

test('a fragment link scrolls to its target and back restores the position', async ({ page }) => {
  await page.goto('/pl/faq');
  await waitForHydration(page);
  await scrollTo(page, 500);
  await page.evaluate(() => {
    document.querySelector('footer')?.setAttribute('id', 'foot');
    const link = Object.assign(document.createElement('a'), { href: '#foot' });
    document.body.append(link);
    link.click();
  });
  await page.waitForURL('**/pl/faq#foot');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await readScrollY(page)).toBeGreaterThan(500);
  await page.goBack();
  await expectPosition(page, '/pl/faq', 500);
});

test('a fragment in another page’s URL scrolls to its target', async ({ page }) => {
  await page.goto('/pl/faq');
  await waitForHydration(page);
  await scrollTo(page, 300);
  // Wait until the position is saved before navigating.
  await expect.poll(() => page.evaluate(() => Object(history.state).scrollY as unknown)).toBe(300);
  await page.goto('/pl/faq#main');
  await page.waitForURL('**/pl/faq#main');
  await page.goBack();
  await expectPosition(page, '/pl/faq', 300);
});

test('back restores the scroll position after the ticket dialog', async ({ page }) => {
  await page.goto('/pl/kup-bilet');
  await waitForHydration(page);
  const button = page
    .getByRole('article', { name: getTicketName('premium') })
    .getByRole('button', { name: getTexts('pl', 'tickets').select });
  await button.scrollIntoViewIfNeeded();
  await scrollTo(page, 450);
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('dialog', { name: getTicketName('premium') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: getTicketName('premium') })).toBeHidden();
  const y = await readScrollY(page);
  expect(y).toBeGreaterThan(0);
  await followFooterLink(page, pages.faq);
  await expectPosition(page, '/pl/faq', 0);
  await page.goBack();
  await expectPosition(page, '/pl/kup-bilet', y);
});

test('another language starts at the top and back restores the position', async ({ page }) => {
  await page.goto('/pl/faq');
  await waitForHydration(page);
  await scrollTo(page, 400);
  await page.getByRole('banner').getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expectPosition(page, '/de/faq', 0);
  await page.goBack();
  await expectPosition(page, '/pl/faq', 400);
});

test('scrolling stores its position in the tab’s history only', async ({ page }) => {
  await page.goto('/pl/faq');
  await waitForHydration(page);
  await scrollTo(page, 400);
  await expect.poll(() => page.evaluate(() => window.history.state?.scrollY)).toBe(400);
  const keys = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  expect(keys).toEqual([expect.arrayContaining(['i18nextLng', 'welcomePopupClosed']), []]);
});
