import type { Page } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { earlyStartVersion } from '@kongres/content/facts/early-start';
import { editionEnds, editionStarts } from '@kongres/content/facts/phases';
import { tickets } from '@kongres/content/facts/tickets';
import { editionPath, purchasePath } from '@kongres/contract/paths';
import { earlyStartHeader } from '@kongres/contract/purchase';
import { sampleLanguages } from '@kongres/tools/acceptance/sample';
import { addressOf } from '@kongres/contract/pages';
import { firstSession, startEdition } from '../edition.ts';
import { room, setBoard } from '../live.ts';
import { answerWith, token } from '../order.ts';
import { openDialog } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

const minuteMs = 60_000;
const soonLive = new Date(editionStarts.getTime() - minuteMs);
const soonOver = new Date(editionEnds.getTime() - minuteMs);
const some = languages.filter(({ id }) => id === 'pl' || id === 'de');

/** As much of a sentence as stands before its first fact or link. */
function beginning(text: string): string {
  return text.split(/\{\{|</)[0] ?? text;
}

for (const language of sampleLanguages('phases')) {
  const { id: code } = language;
  const home = textsOf(code, 'home');

  test(`home says in ${code} that the congress is on, and goes on selling`, async ({ page }) => {
    await startEdition(page, editionStarts);
    await page.goto(addressOf('home', language));
    const main = page.locator('main');
    await expect(main).toContainText(home.phases.live.hero.title);
    await expect(main).toContainText(beginning(textsOf(code, 'tickets').phases.live.title));
    const select = page.getByRole('button', { name: textsOf(code, 'tickets').select });
    await expect(select).toHaveCount(tickets.length);
  });

  test(`home says in ${code} that the edition is over, and sells nothing`, async ({ page }) => {
    await startEdition(page, editionEnds);
    await page.goto(addressOf('home', language));
    const main = page.locator('main');
    const { select, over, phases } = textsOf(code, 'tickets');
    await expect(main).toContainText(beginning(home.phases.after.hero.subtitle));
    await expect(main).toContainText(home.phases.after.hero.title);
    await expect(main).toContainText(phases.after.title);
    await expect(page.getByRole('button', { name: select })).toHaveCount(0);
    await expect(page.getByRole('article').getByText(over)).toHaveCount(tickets.length);
    const recordings = page.getByRole('link', { name: home.phases.after.hero.register });
    await expect(recordings).toHaveAttribute('href', addressOf('order', language));
  });
}

for (const language of some) {
  const { id: code } = language;
  const texts = textsOf(code, 'tickets');

  test(`an open ticket page moves on with the edition, in ${code}`, async ({
    page,
    complaints,
  }) => {
    const farOff = new Date(editionEnds.getTime() + 3_650 * 24 * 60 * minuteMs);
    const edition = await startEdition(page, soonLive, farOff);
    await page.goto(addressOf('tickets', language));
    const select = page.getByRole('button', { name: texts.select });
    await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
    await expect(select).toHaveCount(tickets.length);

    await edition.reach(editionStarts);
    await expect(page.getByRole('heading', { name: texts.phases.live.title })).toBeVisible();
    await expect(select).toHaveCount(tickets.length);

    await edition.reach(editionEnds);
    await expect(page.getByRole('heading', { name: texts.phases.after.title })).toBeVisible();
    await expect(select).toHaveCount(0);
    const steps = textsOf(code, 'tickets-page').after.title;
    await expect(page.getByRole('heading', { name: steps })).toHaveCount(0);
    const { phases } = textsOf(code, 'frame');
    await expect(page.getByRole('banner').getByText(phases.after.nav.buy).first()).toBeAttached();
    expect(complaints).toEqual([]);
  });

  test(`no gala and no workshop is sold once the edition is over, in ${code}`, async ({ page }) => {
    await startEdition(page, editionEnds);
    const order = addressOf('order', language);
    for (const id of ['miss-ai', 'mister-ai', 'roast-ai', 'prompt-awards'] as const) {
      const { button, title } = textsOf(code, 'gala').phases.after.entry;
      await page.goto(addressOf(id, language));
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: button })).toHaveCount(2);
      await expect(page.locator(`main a[href="${addressOf('tickets', language)}"]`)).toHaveCount(0);
    }
    await page.goto(addressOf('workshops', language));
    const { register } = textsOf(code, 'workshops-page').phases.after;
    const first = page.getByRole('link', { name: register }).first();
    await expect(first).toHaveAttribute('href', order);
  });

  test(`an order is told of in the phase of its congress, in ${code}`, async ({ page }) => {
    const { phases, download } = textsOf(code, 'order');
    await answerWith(page, 'paid');
    const edition = await startEdition(page, soonOver);
    await page.goto(`${addressOf('order', language)}#${token}`);
    await expect(page.getByRole('status').first()).toContainText(
      phases.live.scenes.paid.text.split('. ')[1] ?? '',
    );
    await expect(page.getByRole('button', { name: download.calendar })).toBeVisible();

    await edition.reach(editionEnds);
    await expect(page.locator('main')).toContainText(phases.after.cancel.over);
    await expect(page.locator('main')).toContainText(beginning(phases.after.help.items[3].text));
    await expect(page.getByRole('button', { name: download.calendar })).toHaveCount(0);
  });
}

test('shortly before the congress a buyer may agree to an early start, and the purchase says so', async ({
  page,
}) => {
  const texts = textsOf('pl', 'purchase');
  await startEdition(page, soonLive);
  const dialog = await openDialog(page, 'pl', '/pl/kup-bilet');
  const tick = dialog.getByRole('checkbox');
  await expect(tick).not.toBeChecked();
  await tick.check();
  await dialog.getByLabel(texts.email).fill('ala@example.com');
  const asked = page.waitForRequest(`**${purchasePath}/*`);
  await dialog.getByRole('button', { name: texts.submit }).click();
  const request = await asked;
  expect(request.headers()[earlyStartHeader.toLowerCase()]).toBe(String(earlyStartVersion));
  expect(request.postDataJSON()).toEqual({ email: 'ala@example.com' });
});

test('long before the congress nobody is asked to agree to anything', async ({ page }) => {
  const answered = page.waitForResponse(`**${editionPath}`);
  const dialog = await openDialog(page, 'pl', '/pl/kup-bilet');
  await answered;
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
});

test('a dialog that is open when the edition ends stays and refuses politely', async ({ page }) => {
  const texts = textsOf('pl', 'purchase');
  const edition = await startEdition(page, soonOver);
  await page.route(`**${purchasePath}/*`, (route) =>
    route.fulfill({
      status: 409,
      json: { type: 'about:blank', title: 'refused', status: 409, code: 'edition_over' },
    }),
  );
  const dialog = await openDialog(page, 'pl', '/pl/kup-bilet');
  await dialog.getByLabel(texts.email).fill('ala@example.com');
  await edition.reach(editionEnds);
  await expect(page.locator('main')).toContainText(textsOf('pl', 'tickets').phases.after.title);
  await dialog.getByRole('button', { name: texts.submit }).click();
  await expect(dialog.getByRole('alert')).toContainText(texts.error.failed);
  await expect(dialog.getByRole('button', { name: texts.submit })).toBeEnabled();
});

for (const [kind, answer] of [
  ['no answer', { status: 503, body: '' }],
  ['nonsense', { status: 200, body: '{"phase":"soon"}' }],
] as const) {
  test(`${kind} leaves the page as it was built`, async ({ page }) => {
    await page.route(`**${editionPath}`, (route) => route.fulfill(answer));
    const asked = page.waitForResponse(`**${editionPath}`);
    await page.goto('/pl/kup-bilet');
    await asked;
    const { title, select } = textsOf('pl', 'tickets');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('button', { name: select })).toHaveCount(tickets.length);
  });
}

/** A page that has just come moves the focus to its heading, and may take it from a link. */
async function follow(page: Page, path: string) {
  await expect(async () => {
    await page.locator(`footer a[href="${path}"]`).press('Enter');
    await expect(page).toHaveURL(path, { timeout: 2000 });
  }).toPass();
}

test('a visit asks once for the phase, whatever page and language it goes on to', async ({
  page,
}) => {
  const edition = await startEdition(page, editionStarts);
  await page.goto('/pl');
  await expect(page.locator('main')).toContainText(textsOf('pl', 'home').phases.live.hero.title);
  await follow(page, '/pl/kup-bilet');
  const live = textsOf('pl', 'tickets').phases.live.title;
  await expect(page.getByRole('heading', { name: live })).toBeVisible();
  await follow(page, '/pl/expo');
  await expect(page.locator('main')).toContainText(textsOf('pl', 'expo').phases.live.demos.text);
  expect(edition.calls()).toBe(1);
});

test('the congress page, left open, goes from the wait to the doors and to what is left of it', async ({
  page,
  complaints,
}) => {
  const congress = textsOf('pl', 'congress');
  await answerWith(page, 'paid');
  await setBoard(page, { rooms: [room('a')] });
  const edition = await startEdition(page, soonLive);
  await page.goto(`/pl/kongres#${token}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(congress.before.title);
  // After midnight the week is on, and the doors are still closed.
  await edition.reach(editionStarts);
  await expect(main).toContainText(congress.before.title);
  await edition.reach(firstSession);
  const door = textsOf('pl', 'live').enterRoom.replace('{{room}}', 'Scena główna');
  await expect(main.getByRole('link', { name: door })).toBeVisible();
  await expect(main).not.toContainText(congress.before.title);
  await edition.reach(editionEnds);
  await expect(main.getByRole('heading', { name: congress.after.heading })).toBeVisible();
  await expect(main).toContainText(textsOf('pl', 'certificate').own.none);
  expect(complaints).toEqual([]);
});
