import { galas } from '@kongres/content/facts/galas';
import { site } from '@kongres/content/facts/site';
import { listEntries } from '@kongres/content/model/read-entries';
import { measureBox } from '../measure-box.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const frame = getTexts('pl', 'frame');

test('the header is fixed and changes past the scroll threshold', async ({ page }) => {
  await page.goto('/pl');
  const header = page.getByRole('banner');
  const threshold = site.headerScrollThresholdPx;
  await page.evaluate((y) => window.scrollTo(0, y), threshold);
  await expect(header).not.toHaveAttribute('data-scrolled');
  await page.evaluate((y) => window.scrollTo(0, y), threshold + 1);
  await expect(header).toHaveAttribute('data-scrolled');
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(header).toBeInViewport();
});

test('dropdowns open on hover, stay open inside and close on Escape', async ({ page }) => {
  await page.goto('/pl');
  const button = page.getByRole('button', { name: frame.groups.programme });
  const link = page.getByRole('banner').getByRole('link', { name: frame.pages[galas[1].id] });
  await button.hover();
  await expect(link).toBeVisible();
  await link.hover();
  await page.waitForTimeout(1000);
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await page.mouse.move(5, 500);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('dropdowns open on focus and Escape returns the focus', async ({ page }) => {
  await page.goto('/pl');
  const button = page.getByRole('button', { name: frame.groups.cooperation });
  await page.getByRole('banner').getByRole('link', { name: frame.pages.workshops }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('link', { name: frame.pages['for-exhibitors'] }).first(),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the mobile menu fills the screen, locks scrolling and closes on a link', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/pl');
  await page.getByRole('button', { name: frame.nav.open }).click();
  const menu = page.getByRole('dialog', { name: frame.nav.menu });
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const link = menu.getByRole('link', { name: frame.pages[galas[0].id] });
  await expect(link).toBeHidden();
  await menu.getByText(frame.groups.programme, { exact: true }).click();
  await link.click();
  await page.waitForURL(`**/pl/${galas[0].id}`);
  await expect(menu).toBeHidden();
  await page.mouse.wheel(0, 300);
  expect(consoleErrors).toEqual([]);
});

test(
  'navigation scrolls to the top and focuses the heading',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto('/pl');
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.getByRole('contentinfo').getByRole('link', { name: frame.pages.terms }).click();
    await page.waitForURL('**/pl/regulamin');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Regulamin/);
  },
);

test('the skip link moves to the content', async ({ page }) => {
  await page.goto('/pl/faq');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: frame.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#main');
});

test('the construction strip closes until reload and stores nothing', async ({ page }) => {
  test.skip(!site.isUnderConstruction, 'construction notices are off');
  await page.goto('/pl/prelegenci');
  const strip = page.getByText(frame.strip.text.slice(0, 25));
  await expect(strip).toBeVisible();
  await page.getByRole('button', { name: frame.strip.close }).click();
  await expect(strip).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: frame.pages.workshops }).click();
  await page.waitForURL('**/pl/warsztaty');
  await expect(strip).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    'i18nextLng',
    'welcomePopupClosed',
  ]);
});

test('only one FAQ entry of the whole page is open at a time', async ({ page }) => {
  await page.goto('/pl/faq');
  const questions = page.locator('main details');
  await expect(questions).toHaveCount(listEntries('questions').length);
  const opened = page.locator('main details[open]');
  await questions.first().locator('summary').click();
  await questions.last().locator('summary').click();
  await expect(opened).toHaveCount(1);
  await expect(questions.last()).toHaveAttribute('open');
  await questions.last().locator('summary').click();
  await expect(opened).toHaveCount(0);
});

test('the FAQ has its headings beside the questions', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ['/pl', '/de/faq', '/en-gb/faq']) {
    await page.goto(address);
    const section = page.locator('section').filter({ has: page.locator('details') });
    for (const part of await section.all()) {
      const heading = await measureBox(part.getByRole('heading', { level: 2 }));
      const question = await measureBox(part.locator('summary').first());
      expect(heading.right).toBeLessThanOrEqual(question.x);
      expect(Math.abs(heading.y - question.y)).toBeLessThan(120);
    }
  }
});

test.describe('on touch screens', () => {
  test.use({ hasTouch: true });

  test('a dropdown toggles on tap', async ({ page }) => {
    await page.goto('/pl', { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: frame.groups.programme });
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
