import type { Page } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { earlyStartVersion } from '@kongres/content/facts/early-start';
import { editionEnd, editionStart } from '@kongres/content/facts/phases';
import { tickets } from '@kongres/content/facts/tickets';
import { editionPath, purchasePath } from '@kongres/contract/paths';
import { earlyStartHeader } from '@kongres/contract/purchase';
import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { getLocalizedPath } from '@kongres/contract/pages';
import { buildBoardRoom } from '@kongres/contract/samples/live';
import { sampleOrderToken } from '@kongres/contract/samples/order';
import { firstSessionStart, mockEditionClock } from '../edition.ts';
import { mockBoard } from '../live.ts';
import { mockOrder } from '../order.ts';
import { openPurchaseDialog } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts, toTextPattern } from '../texts.ts';

const minuteMs = 60_000;
const justBeforeStart = new Date(editionStart.getTime() - minuteMs);
const justBeforeEnd = new Date(editionEnd.getTime() - minuteMs);
const some = languages.filter(({ id }) => id === 'pl' || id === 'de');

/** Text before the first placeholder or tag. */
function getTextBeforePlaceholder(text: string): string {
  return text.split(/\{\{|</)[0] ?? text;
}

for (const language of pickSampleLanguages('phases')) {
  const { id: code } = language;
  const home = getTexts(code, 'home');

  test(`home shows the live phase in ${code} and keeps selling`, async ({ page }) => {
    await mockEditionClock(page, editionStart);
    await page.goto(getLocalizedPath('home', language));
    const main = page.locator('main');
    await expect(main).toContainText(home.phases.live.hero.title);
    await expect(main).toContainText(
      getTextBeforePlaceholder(getTexts(code, 'tickets').phases.live.title),
    );
    const select = page.getByRole('button', { name: getTexts(code, 'tickets').select });
    await expect(select).toHaveCount(tickets.length);
  });

  test(`home shows the end of the edition in ${code} and sells nothing`, async ({ page }) => {
    await mockEditionClock(page, editionEnd);
    await page.goto(getLocalizedPath('home', language));
    const main = page.locator('main');
    const { select, over, phases } = getTexts(code, 'tickets');
    await expect(main).toContainText(getTextBeforePlaceholder(home.phases.after.hero.subtitle));
    await expect(main).toContainText(home.phases.after.hero.title);
    await expect(main).toContainText(phases.after.title);
    await expect(page.getByRole('button', { name: select })).toHaveCount(0);
    await expect(page.getByRole('article').getByText(over)).toHaveCount(tickets.length);
    const recordings = page.getByRole('link', { name: home.phases.after.hero.register });
    await expect(recordings).toHaveAttribute('href', getLocalizedPath('order', language));
  });
}

for (const language of some) {
  const { id: code } = language;
  const texts = getTexts(code, 'tickets');

  test(`an open ticket page follows the edition phases in ${code}`, async ({
    page,
    consoleErrors,
  }) => {
    const farOff = new Date(editionEnd.getTime() + 3_650 * 24 * 60 * minuteMs);
    const edition = await mockEditionClock(page, justBeforeStart, farOff);
    await page.goto(getLocalizedPath('tickets', language));
    const select = page.getByRole('button', { name: texts.select });
    const main = page.locator('main');
    const { intro, phases: introByPhase, after: steps } = getTexts(code, 'tickets-page');
    await expect(main).toContainText(toTextPattern(getTextBeforePlaceholder(intro)));
    await expect(main).toContainText(toTextPattern(texts.promo));
    await expect(select).toHaveCount(tickets.length);

    await edition.advanceTo(editionStart);
    await expect(main).toContainText(
      toTextPattern(getTextBeforePlaceholder(introByPhase.live.intro)),
    );
    await expect(main).toContainText(toTextPattern(texts.phases.live.promo));
    await expect(select).toHaveCount(tickets.length);

    await edition.advanceTo(editionEnd);
    await expect(main).toContainText(
      toTextPattern(getTextBeforePlaceholder(introByPhase.after.intro)),
    );
    await expect(page.getByRole('article').getByText(texts.over)).toHaveCount(tickets.length);
    await expect(select).toHaveCount(0);
    await expect(page.getByRole('heading', { name: steps.title })).toHaveCount(0);
    const { phases } = getTexts(code, 'frame');
    await expect(page.getByRole('banner').getByText(phases.after.nav.buy).first()).toBeAttached();
    expect(consoleErrors).toEqual([]);
  });

  test(`galas and workshops are not sold after the edition in ${code}`, async ({ page }) => {
    await mockEditionClock(page, editionEnd);
    const order = getLocalizedPath('order', language);
    for (const id of ['miss-ai', 'mister-ai', 'roast-ai', 'prompt-awards'] as const) {
      const { button, title } = getTexts(code, 'gala').phases.after.entry;
      await page.goto(getLocalizedPath(id, language));
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: button })).toHaveCount(2);
      await expect(
        page.locator(`main a[href="${getLocalizedPath('tickets', language)}"]`),
      ).toHaveCount(0);
    }
    await page.goto(getLocalizedPath('workshops', language));
    const { register } = getTexts(code, 'workshops-page').phases.after;
    const first = page.getByRole('link', { name: register }).first();
    await expect(first).toHaveAttribute('href', order);
  });

  test(`the order page follows the edition phases in ${code}`, async ({ page }) => {
    const { phases, download } = getTexts(code, 'order');
    await mockOrder(page, 'paid');
    const edition = await mockEditionClock(page, justBeforeEnd);
    await page.goto(`${getLocalizedPath('order', language)}#${sampleOrderToken}`);
    await expect(page.getByRole('status').first()).toContainText(
      phases.live.scenes.paid.text.split('. ')[1] ?? '',
    );
    await expect(page.getByRole('button', { name: download.calendar })).toBeVisible();

    await edition.advanceTo(editionEnd);
    await expect(page.locator('main')).toContainText(phases.after.cancel.over);
    await expect(page.locator('main')).toContainText(
      getTextBeforePlaceholder(phases.after.help.items[3].text),
    );
    await expect(page.getByRole('button', { name: download.calendar })).toHaveCount(0);
  });
}

test('shortly before the congress a purchase can include consent to an early start', async ({
  page,
}) => {
  const texts = getTexts('pl', 'purchase');
  await mockEditionClock(page, justBeforeStart);
  const dialog = await openPurchaseDialog(page, 'pl', '/pl/kup-bilet');
  const tick = dialog.getByRole('checkbox');
  await expect(tick).not.toBeChecked();
  await tick.check();
  await dialog.getByLabel(texts.email).fill('ala@example.com');
  const response = page.waitForRequest(`**${purchasePath}/*`);
  await dialog.getByRole('button', { name: texts.submit }).click();
  const request = await response;
  expect(request.headers()[earlyStartHeader.toLowerCase()]).toBe(String(earlyStartVersion));
  expect(request.postDataJSON()).toEqual({ email: 'ala@example.com' });
});

test('long before the congress no consent is requested', async ({ page }) => {
  const answered = page.waitForResponse(`**${editionPath}`);
  const dialog = await openPurchaseDialog(page, 'pl', '/pl/kup-bilet');
  await answered;
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
});

test('a dialog that is open when the edition ends stays open and shows an error', async ({
  page,
}) => {
  const texts = getTexts('pl', 'purchase');
  const edition = await mockEditionClock(page, justBeforeEnd);
  await page.route(`**${purchasePath}/*`, (route) =>
    route.fulfill({
      status: 409,
      json: { type: 'about:blank', title: 'refused', status: 409, code: 'edition_over' },
    }),
  );
  const dialog = await openPurchaseDialog(page, 'pl', '/pl/kup-bilet');
  await dialog.getByLabel(texts.email).fill('ala@example.com');
  await edition.advanceTo(editionEnd);
  await expect(page.locator('main')).toContainText(getTexts('pl', 'tickets').over);
  await dialog.getByRole('button', { name: texts.submit }).click();
  await expect(dialog.getByRole('alert')).toContainText(texts.error.failed);
  await expect(dialog.getByRole('button', { name: texts.submit })).toBeEnabled();
});

for (const [kind, answer] of [
  ['an error', { status: 503, body: '' }],
  ['an invalid response', { status: 200, body: '{"phase":"soon"}' }],
] as const) {
  test(`${kind} of the edition call leaves the page as built`, async ({ page }) => {
    await page.route(`**${editionPath}`, (route) => route.fulfill(answer));
    const response = page.waitForResponse(`**${editionPath}`);
    await page.goto('/pl/kup-bilet');
    await response;
    const { promo, select } = getTexts('pl', 'tickets');
    await expect(page.locator('main')).toContainText(toTextPattern(promo));
    await expect(page.getByRole('button', { name: select })).toHaveCount(tickets.length);
  });
}

/** Retried, because a new page moves the focus to its heading. */
async function followFooterLink(page: Page, path: string) {
  await expect(async () => {
    await page.locator(`footer a[href="${path}"]`).press('Enter');
    await expect(page).toHaveURL(path, { timeout: 2000 });
  }).toPass();
}

test('the phase is fetched once per visit', async ({ page }) => {
  const edition = await mockEditionClock(page, editionStart);
  await page.goto('/pl');
  await expect(page.locator('main')).toContainText(getTexts('pl', 'home').phases.live.hero.title);
  await followFooterLink(page, '/pl/kup-bilet');
  const live = getTexts('pl', 'tickets').phases.live.promo;
  await expect(page.locator('main')).toContainText(toTextPattern(live));
  await followFooterLink(page, '/pl/expo');
  await expect(page.locator('main')).toContainText(getTexts('pl', 'expo').phases.live.demos.text);
  expect(edition.calls()).toBe(1);
});

test('an open congress page changes from countdown to rooms to the time after', async ({
  page,
  consoleErrors,
}) => {
  const congress = getTexts('pl', 'congress');
  await mockOrder(page, 'paid');
  await mockBoard(page, { rooms: [buildBoardRoom('a')] });
  const edition = await mockEditionClock(page, justBeforeStart);
  await page.goto(`/pl/kongres#${sampleOrderToken}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(congress.before.title);
  // The edition starts at midnight, before the rooms open.
  await edition.advanceTo(editionStart);
  await expect(main).toContainText(congress.before.title);
  await edition.advanceTo(firstSessionStart);
  const enterLabel = getTexts('pl', 'live').enterRoom.replace('{{room}}', 'Scena główna');
  await expect(main.getByRole('link', { name: enterLabel })).toBeVisible();
  await expect(main).not.toContainText(congress.before.title);
  await edition.advanceTo(editionEnd);
  await expect(main.getByRole('heading', { name: congress.after.heading })).toBeVisible();
  await expect(main).toContainText(getTexts('pl', 'certificate').own.none);
  expect(consoleErrors).toEqual([]);
});
