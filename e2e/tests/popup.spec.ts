import { site } from '@kongres/content/facts/site';
import { sampleLanguages } from '@kongres/tools/acceptance/sample';
import { expect, test } from '@playwright/test';
import { focusedName, linksIn, spoken, stopsUntil } from '../keyboard.ts';
import { textsOf } from '../texts.ts';

test.skip(!site.isUnderConstruction, 'the notices of a site that is being built are off');

const closed = () => localStorage.getItem('welcomePopupClosed');

/** The language is saved when the page comes to life, and so does the popup's clock begin to run. */
const isAlive = () => localStorage.getItem('i18nextLng') !== null;

for (const { id, path } of sampleLanguages('popup')) {
  test(`the popup appears once per browser in ${id}, after its delay`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(`/${path}`);
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
  ['a link in it', (page) => page.locator('[popover] a').first().click()],
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
  await page.goto('/pl');
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

test('the popup is announced, comes right after the skip link, and gives way to the focus', async ({
  page,
}) => {
  const { skip, popup: texts } = textsOf('pl', 'frame');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pl');
  const popup = page.getByRole('dialog', { name: texts.title });
  await expect(popup).toBeVisible();
  await expect(page.locator('[aria-live="polite"]').first()).toContainText(texts.title);
  expect(await stopsUntil(page, texts.close)).toEqual(
    [skip, ...linksIn(texts.message), texts.close].map(spoken),
  );
  // Whatever has the focus from here on is never under it.
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isUnderPopup), await focusedName(page)).toBe(false);
    if (!(await popup.isVisible())) break;
  }
  await expect(popup).toBeHidden();
  await expect.poll(() => page.evaluate(closed)).toBe('true');
});

/** Whether the popup lies over what has the focus. */
function isUnderPopup(): boolean {
  const popup = document.querySelector('[popover]');
  const focused = document.activeElement;
  if (!popup?.checkVisibility() || !focused || focused === document.body) return false;
  if (popup.contains(focused)) return false;
  const [over, under] = [popup.getBoundingClientRect(), focused.getBoundingClientRect()];
  return (
    over.left < under.right &&
    under.left < over.right &&
    over.top < under.bottom &&
    under.top < over.bottom
  );
}

test('the popup does not open over a field that somebody types in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/pl/kontakt');
  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
  const field = page.getByLabel(textsOf('pl', 'contact').form.message);
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await field.focus();
  await page.clock.runFor(site.welcomePopupDelayMs * 3);
  const popup = page.getByRole('dialog', { name: textsOf('pl', 'frame').popup.title });
  await expect(popup).toBeHidden();
  expect(await page.evaluate(closed)).toBeNull();
  await field.evaluate((element) => element.blur());
  await page.clock.runFor(site.welcomePopupDelayMs * 2);
  await expect(popup).toBeVisible();
});
