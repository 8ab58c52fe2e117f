import { languages } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';
import { getLocalizedPath, type PageId } from '@kongres/contract/pages';
import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { expect, test, type Page } from '@playwright/test';
import { getFocusedName, getLinkTexts, normaliseText, collectTabStops } from '../keyboard.ts';
import { getTexts } from '../texts.ts';

test.skip(!site.isUnderConstruction, 'construction notices are off');

const readClosedFlag = () => localStorage.getItem('welcomePopupClosed');

/** Hydration stores the language. */
const isHydrated = () => localStorage.getItem('i18nextLng') !== null;

for (const { id, path } of pickSampleLanguages('popup')) {
  test(`the popup appears once per browser, its delay after the load event, in ${id}`, async ({
    page,
  }) => {
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

test('the popup appears on time and closes for good while no script has loaded', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await page.goto('/pl/faq');
  const popup = page.getByRole('dialog', { name: getTexts('pl', 'frame').popup.title });
  await page.clock.runFor(site.welcomePopupDelayMs - 1);
  await expect(popup).toBeHidden();
  await page.clock.runFor(2);
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await page.unroute('**/*');
  await page.reload();
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  await page.clock.runFor(2000);
  await expect(popup).toBeHidden();
});

test('the popup appears where a visitor goes from a page without it', async ({ page }) => {
  await page.goto('/pl/kup-bilet');
  const popup = page.getByRole('dialog', { name: getTexts('pl', 'frame').popup.title });
  await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await page.waitForURL('**/pl/faq');
  await expect(popup).toBeVisible();
});

for (const id of ['tickets', 'order', 'congress', 'certificate'] satisfies PageId[]) {
  test(`the popup does not appear on the page "${id}"`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(getLocalizedPath(id, languages[0]));
    await expect.poll(() => page.evaluate(isHydrated)).toBe(true);
    await page.clock.runFor(3000);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#welcome-popup')).toHaveCount(0);
  });
}

const screens = [
  { width: 1440, height: 900 },
  { width: 834, height: 1112 },
  { width: 390, height: 844 },
];

for (const language of languages) {
  for (const id of ['home', 'expo', 'for-exhibitors'] satisfies PageId[]) {
    test(`the popup on ${getLocalizedPath(id, language)} is flat and covers no headline, price or button`, async ({
      page,
    }) => {
      await page.goto(getLocalizedPath(id, language));
      const popup = page.locator('#welcome-popup');
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await page.evaluate(() => document.fonts.ready);
        await popup.evaluate(
          (element: HTMLElement) => !element.checkVisibility() && element.showPopover(),
        );
        const box = await popup.boundingBox();
        expect(box?.height, `height at ${screen.width}`).toBeLessThan(120);
        expect(await listCovered(page), `covered at ${screen.width}`).toEqual([]);
      }
    });
  }
}

/** Headlines, prices and buttons that the popup covers. */
function listCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const popup = document.querySelector('#welcome-popup')?.getBoundingClientRect();
    if (!popup) return ['no popup'];
    const important =
      'main :is(h1, h2, button, [class*="_button_"]), main [class*="_price_"], [data-bottom-bar]';
    return [...document.querySelectorAll(important)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect();
        // A box that the window cuts anyway is not complete without the popup either.
        return (
          height > 0 && bottom <= window.innerHeight && bottom > popup.top && top < popup.bottom
        );
      })
      .map((element) => element.textContent.trim());
  });
}

for (const [name, dismiss] of [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click outside', (page) => page.mouse.click(5, 300)],
  ['its cross', (page) => page.locator('#welcome-popup button').click()],
  ['a link in it', (page) => page.locator('#welcome-popup a').first().click()],
] as [string, (page: Page) => Promise<void>][]) {
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
  const popup = document.querySelector('#welcome-popup');
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
