import { site } from '@kongres/content/facts/site';
import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { expect, test } from '@playwright/test';
import { getFocusedName, getLinkTexts, normaliseText, collectTabStops } from '../keyboard.ts';
import { getTexts } from '../texts.ts';

test.skip(!site.isUnderConstruction, 'construction notices are off');

const readClosedFlag = () => localStorage.getItem('welcomePopupClosed');

/** Hydration stores the language and starts the popup's timer. */
const isHydrated = () => localStorage.getItem('i18nextLng') !== null;

for (const { id, path } of pickSampleLanguages('popup')) {
  test(`the popup appears once per browser after its delay in ${id}`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(`/${path}`);
    const popup = page.getByRole('dialog', { name: getTexts(id, 'frame').popup.title });
    await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
    await page.clock.runFor(site.welcomePopupDelayMs - 1);
    await expect(popup).toBeHidden();
    await page.clock.runFor(10);
    await expect(popup).toBeVisible();
    await expect(popup.getByRole('link')).toHaveCount(4);
    expect(await page.evaluate(readClosedFlag)).toBeNull();
    await popup.getByRole('button', { name: getTexts(id, 'frame').popup.close }).click();
    await expect(popup).toBeHidden();
    await expect.poll(() => page.evaluate(readClosedFlag)).toBe('true');
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
  test(`${name} closes the popup permanently`, async ({ page }) => {
    await page.goto('/pl');
    const popup = page.getByRole('dialog', { name: getTexts('pl', 'frame').popup.title });
    await expect(popup).toBeVisible();
    await dismiss(page);
    await expect(popup).toBeHidden();
    await expect.poll(() => page.evaluate(readClosedFlag)).toBe('true');
  });
}

test('the popup waits while the mobile menu is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/pl');
  const { nav, popup: texts } = getTexts('pl', 'frame');
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  await page.getByRole('button', { name: nav.open }).click();
  await page.clock.runFor(1500);
  const popup = page.getByRole('dialog', { name: texts.title });
  await expect(popup).toBeHidden();
  await page.getByRole('button', { name: nav.close }).click();
  await page.clock.runFor(600);
  await expect(popup).toBeVisible();
});

test('the popup is announced, follows the skip link and never covers the focus', async ({
  page,
}) => {
  const { skip, popup: texts } = getTexts('pl', 'frame');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pl');
  const popup = page.getByRole('dialog', { name: texts.title });
  await expect(popup).toBeVisible();
  await expect(page.locator('[aria-live="polite"]').first()).toContainText(texts.title);
  expect(await collectTabStops(page, texts.close)).toEqual(
    [skip, ...getLinkTexts(texts.message), texts.close].map(normaliseText),
  );
  // The popup must not cover any focused element.
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(isUnderPopup), await getFocusedName(page)).toBe(false);
    if (!(await popup.isVisible())) break;
  }
  await expect(popup).toBeHidden();
  await expect.poll(() => page.evaluate(readClosedFlag)).toBe('true');
});

/** Whether the popup covers the focused element. */
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

test('the popup does not open while a field has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/pl/kontakt');
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  const field = page.getByLabel(getTexts('pl', 'contact').form.message);
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await field.focus();
  await page.clock.runFor(site.welcomePopupDelayMs * 3);
  const popup = page.getByRole('dialog', { name: getTexts('pl', 'frame').popup.title });
  await expect(popup).toBeHidden();
  expect(await page.evaluate(readClosedFlag)).toBeNull();
  await field.evaluate((element) => element.blur());
  await page.clock.runFor(site.welcomePopupDelayMs * 2);
  await expect(popup).toBeVisible();
});
