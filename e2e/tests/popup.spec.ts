import { languages } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';
import { expect, test } from '@playwright/test';
import { textsOf } from '../texts.ts';

test.skip(!site.isUnderConstruction, 'the notices of a site that is being built are off');

const closed = () => localStorage.getItem('welcomePopupClosed');

/** The language is saved when the page comes to life, and so does the popup's clock begin to run. */
const isAlive = () => localStorage.getItem('i18nextLng') !== null;

for (const { id, path } of languages) {
  test(`the popup appears once per browser in ${id}, after its delay`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(`/${path}`, { waitUntil: 'networkidle' });
    const popup = page.getByRole('dialog', { name: textsOf(id, 'frame').popup.title });
    await expect.poll(() => page.evaluate(isAlive)).toBe(true);
    await page.clock.runFor(site.welcomePopupDelayMs - 1);
    await expect(popup).toBeHidden();
    await page.clock.runFor(10);
    await expect(popup).toBeVisible();
    await expect(popup.getByRole('link')).toHaveCount(4);
    expect(await page.evaluate(closed)).toBeNull();
    await popup.getByRole('button', { name: textsOf(id, 'frame').popup.close }).click();
    await expect(popup).toBeHidden();
    await expect.poll(() => page.evaluate(closed)).toBe('true');
    await page.reload();
    await page.clock.runFor(2000);
    await expect(popup).toBeHidden();
  });
}

for (const [name, dismiss] of [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click outside', (page) => page.mouse.click(5, 300)],
] as [string, (page: import('@playwright/test').Page) => Promise<void>][]) {
  test(`${name} closes the popup for good`, async ({ page }) => {
    await page.goto('/pl');
    const popup = page.getByRole('dialog', { name: textsOf('pl', 'frame').popup.title });
    await expect(popup).toBeVisible();
    await dismiss(page);
    await expect(popup).toBeHidden();
    await expect.poll(() => page.evaluate(closed)).toBe('true');
  });
}

test('the popup waits while the mobile menu is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/pl', { waitUntil: 'networkidle' });
  const { nav, popup: texts } = textsOf('pl', 'frame');
  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
  await page.getByRole('button', { name: nav.open }).click();
  await page.clock.runFor(1500);
  const popup = page.getByRole('dialog', { name: texts.title });
  await expect(popup).toBeHidden();
  await page.getByRole('button', { name: nav.close }).click();
  await page.clock.runFor(600);
  await expect(popup).toBeVisible();
});
