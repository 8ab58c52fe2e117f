import type { Page } from '@playwright/test';
import { isRunning } from '../altered-page.ts';
import { ticketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

const { pages } = textsOf('pl', 'frame');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls by hand, so to speak, and follows a link in the footer without scrolling to it. */
async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => scrollY(page)).toBe(y);
}

async function follow(page: Page, name: string) {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name, exact: true })
    .evaluate((link: HTMLElement) => link.click());
}

async function isAt(page: Page, path: string, y: number) {
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(y);
}

test('going back and forward leads to where each page was left; a new page starts at its top', async ({
  page,
  complaints,
}) => {
  await page.goto('/pl/faq');
  await isRunning(page);
  await scrollTo(page, 700);
  await follow(page, pages.terms);
  await isAt(page, '/pl/regulamin', 0);
  await scrollTo(page, 1500);
  await follow(page, pages.home);
  await isAt(page, '/pl', 0);
  await page.goBack();
  await isAt(page, '/pl/regulamin', 1500);
  await page.goBack();
  await isAt(page, '/pl/faq', 700);
  await page.goForward();
  await isAt(page, '/pl/regulamin', 1500);
  // A link to a page that was visited before is a new visit.
  await follow(page, pages.faq);
  await isAt(page, '/pl/faq', 0);
  expect(complaints).toEqual([]);
});

test('a page loaded anew stands where it was left, and so do those before it', async ({ page }) => {
  await page.goto('/pl/faq');
  await isRunning(page);
  await scrollTo(page, 600);
  await follow(page, pages.terms);
  await isAt(page, '/pl/regulamin', 0);
  await scrollTo(page, 1200);
  await page.reload();
  await isRunning(page);
  await isAt(page, '/pl/regulamin', 1200);
  await page.goBack();
  await isAt(page, '/pl/faq', 600);
});

test('a link to a place in the page leads there, and back to where it was pressed', async ({
  page,
}) => {
  await page.goto('/pl/faq');
  await isRunning(page);
  await scrollTo(page, 500);
  await page.evaluate(() => {
    document.querySelector('footer')?.setAttribute('id', 'foot');
    const link = Object.assign(document.createElement('a'), { href: '#foot' });
    document.body.append(link);
    link.click();
  });
  await page.waitForURL('**/pl/faq#foot');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(await scrollY(page)).toBeGreaterThan(500);
  await page.goBack();
  await isAt(page, '/pl/faq', 500);
});

test('a link to a place in another page leads there', async ({ page }) => {
  await page.goto('/pl/faq');
  await isRunning(page);
  await scrollTo(page, 300);
  // Nobody types an address as soon as a page stands still after scrolling; the browser here would.
  await expect.poll(() => page.evaluate(() => Object(history.state).scrollY as unknown)).toBe(300);
  await page.goto('/pl/faq#main');
  await page.waitForURL('**/pl/faq#main');
  await page.goBack();
  await isAt(page, '/pl/faq', 300);
});

test('after the ticket dialog, going back leads to where it was opened', async ({ page }) => {
  await page.goto('/pl/kup-bilet');
  await isRunning(page);
  const button = page
    .getByRole('article', { name: ticketName('premium') })
    .getByRole('button', { name: textsOf('pl', 'tickets').select });
  await button.scrollIntoViewIfNeeded();
  await scrollTo(page, 450);
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole('dialog', { name: ticketName('premium') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: ticketName('premium') })).toBeHidden();
  const y = await scrollY(page);
  expect(y).toBeGreaterThan(0);
  await follow(page, pages.faq);
  await isAt(page, '/pl/faq', 0);
  await page.goBack();
  await isAt(page, '/pl/kup-bilet', y);
});

test('another language starts at the top; what was read stays in its place', async ({ page }) => {
  await page.goto('/pl/faq');
  await isRunning(page);
  await scrollTo(page, 400);
  await page.getByRole('banner').getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await isAt(page, '/de/faq', 0);
  await page.goBack();
  await isAt(page, '/pl/faq', 400);
});

test('scrolling stores nothing but the position in the history of the tab', async ({ page }) => {
  await page.goto('/pl/faq');
  await isRunning(page);
  await scrollTo(page, 400);
  await expect.poll(() => page.evaluate(() => window.history.state?.scrollY)).toBe(400);
  const keys = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  expect(keys).toEqual([expect.arrayContaining(['i18nextLng', 'welcomePopupClosed']), []]);
});
