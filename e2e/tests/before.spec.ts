import type { Page } from '@playwright/test';
import { workshopBookingOpens } from '@kongres/content/facts/phases';
import { site } from '@kongres/content/facts/site';
import { congressWorkshopsPath, orderCalendarPath } from '@kongres/contract/paths';
import { faultsOf } from '../axe.ts';
import { setEdition } from '../edition.ts';
import { answerWith, refusal, token } from '../order.ts';
import { setPlan, workshop } from '../plan.ts';
import { expect, test } from '../test.ts';
import { plain, textsOf } from '../texts.ts';

const polish = textsOf('pl', 'congress');
const { before } = polish;
const { checks, trial, workshops } = before;

const row = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

test.beforeEach(async ({ page }) => {
  await setEdition(page, new Date(workshopBookingOpens.getTime() + 60_000));
  await answerWith(page, 'paid');
});

async function open(page: Page) {
  await page.goto('/robots.txt');
  await page.goto(`/pl/kongres#${token}`);
}

test.describe('in another zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('five checks are ticked one by one, and stay so with the ticket', async ({
    page,
    complaints,
  }) => {
    const { plan, heard } = await setPlan(page, { workshops: [workshop('prompting')] });
    await page.route(`**${orderCalendarPath}`, (route) =>
      route.fulfill({
        body: 'BEGIN:VCALENDAR',
        headers: { 'Content-Disposition': 'attachment; filename="kongres.ics"' },
      }),
    );
    await open(page);
    const ready = page.getByText(/^Gotowe:\s\d\sz\s\d$/);
    await expect(ready).toHaveText(/:\s0\sz\s5/);
    await expect(row(page, checks.clock.title)).toContainText(/New\sYork.*4:00/);
    await press(page, checks.clock.button);
    await expect(ready).toHaveText(/:\s1\sz\s5/);
    await press(page, polish.calendar.button);
    await press(page, workshops.book);
    // A place is in one's week by itself.
    await expect(ready).toHaveText(/:\s4\sz\s5/);
    await expect(row(page, checks.week.title)).toContainText(': 1.');
    await expect.poll(() => heard.weeks.some(({ add }) => add.includes('prompting'))).toBe(true);
    await press(page, checks.picture.button);
    await press(page, trial.yes);
    await expect(ready).toHaveText(/:\s5\sz\s5/);
    await expect(page.getByRole('button', { name: checks.picture.button })).toBeFocused();
    // Once the server has heard of it: another device, which has kept nothing.
    await expect.poll(() => plan.done.length).toBe(3);
    await page.evaluate((key) => localStorage.removeItem(key), site.storageKeys.week);
    await page.reload();
    await expect(ready).toHaveText(/:\s5\sz\s5/);
    expect(complaints).toEqual([]);
  });
});

test('picture and sound are tried with a real stream, its captions in the visitor’s language', async ({
  page,
  complaints,
}) => {
  await page.goto('/robots.txt');
  await page.goto(`/de/kongres#${token}`);
  const german = textsOf('de', 'congress').before;
  await press(page, german.checks.picture.button);
  await expect(page.getByRole('heading', { name: german.trial.title })).toBeFocused();
  const video = page.locator('video');
  const frames = () =>
    video.evaluate((each: HTMLVideoElement) => each.getVideoPlaybackQuality().totalVideoFrames);
  const start = page.getByRole('button', { name: textsOf('de', 'live').room.player.play });
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.readyState)).toBe(4);
  if (await video.evaluate((each: HTMLVideoElement) => each.paused)) await start.first().click();
  await expect.poll(frames).toBeGreaterThan(15);
  await expect(page.getByLabel(textsOf('de', 'live').room.player.captions)).toHaveValue('2');
  await expect(video.locator('..').getByText(/Ton|Linie/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a place is booked, waited for and given back; each says how it stands', async ({ page }) => {
  const { heard } = await setPlan(page, {
    workshops: [workshop('free', { free: 1 }), workshop('full', { free: 0, ahead: 2 })],
  });
  await open(page);
  const [free, full] = [row(page, 'Warsztat free'), row(page, 'Warsztat full')];
  await expect(free).toContainText('1 z 25');
  await free.getByRole('button').click();
  await expect(free).toContainText(workshops.booked);
  await expect(full).toContainText('czeka: 2');
  await full.getByRole('button').click();
  await expect(full).toContainText(workshops.waiting.replace('{{n}}', '2'));
  await free.getByRole('button', { name: workshops.give }).click();
  await expect(free).toContainText('1 z 25');
  expect(heard.places).toEqual([
    { workshop: 'free', isOn: true },
    { workshop: 'full', isOn: true },
    { workshop: 'free', isOn: false },
  ]);
});

for (const [code, words] of [
  ['overlaps', workshops.refused.overlaps],
  ['closed', workshops.refused.closed],
  ['too_many_requests', workshops.refused.tooOften],
  ['busy', workshops.refused.failed],
] as const) {
  test(`a place that is refused (${code}) says why, and the list stays`, async ({ page }) => {
    await setPlan(page, { workshops: [workshop('free')] });
    await open(page);
    const free = row(page, 'Warsztat free');
    await free.waitFor();
    await page.route(`**${congressWorkshopsPath}`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill(refusal({ status: code === 'too_many_requests' ? 429 : 409, code }))
        : route.fallback(),
    );
    await free.getByRole('button').click();
    await expect(free.getByRole('alert')).toContainText(plain(words.title));
    await expect(free.getByRole('button', { name: workshops.book })).toBeVisible();
  });
}

test('a list that did not come says so, and comes with a press', async ({ page }) => {
  await page.route(`**${congressWorkshopsPath}`, (route) => route.abort());
  await open(page);
  await expect(page.getByText(plain(workshops.failed.title))).toBeVisible();
  await setPlan(page, { workshops: [workshop('free')] });
  await press(page, workshops.again);
  await expect(row(page, 'Warsztat free')).toBeVisible();
  await expect(page.getByText(plain(workshops.failed.title))).toHaveCount(0);
});

test('before the day of booking the list has nothing to press', async ({ page }) => {
  await setEdition(page, new Date(workshopBookingOpens.getTime() - 3_600_000));
  await setPlan(page, { workshops: [workshop('free')] });
  await open(page);
  await expect(row(page, 'Warsztat free')).toBeVisible();
  await expect(row(page, 'Warsztat free').getByRole('button')).toHaveCount(0);
  await expect(row(page, checks.workshop.title).getByRole('button')).toHaveCount(0);
});

test('what a ticket has beside the rooms stands there with link, hour or a word that it follows', async ({
  page,
}) => {
  await setPlan(page, {
    benefits: [
      { id: 'qa-session', address: 'https://meet.example.com/qa', starts: null },
      { id: 'e-learning', address: null, starts: null },
    ],
  });
  await open(page);
  const names = textsOf('pl', 'tickets').features;
  const session = row(page, plainly(names['qa-session']));
  await expect(session.getByRole('link')).toHaveAttribute('href', 'https://meet.example.com/qa');
  await expect(row(page, plainly(names['e-learning']))).toContainText(before.benefits.follows);
  await expect(page.getByText(plainly(names.mentoring))).toHaveCount(0);
});

const plainly = (text: string) => text.split('{{')[0]?.trim() ?? text;

test('stars of two devices come together, wherever they are set', async ({ page }) => {
  const { plan } = await setPlan(page, { stars: ['gala-miss-ai'] });
  await open(page);
  await expect(row(page, checks.week.title)).toContainText(': 1.');
  // On another page of the site, which keeps the ticket too.
  await page.goto('/pl/mister-ai');
  await page
    .getByRole('button', { name: textsOf('pl', 'frame').pages['my-week'] })
    .first()
    .click();
  await expect.poll(() => plan.stars.length).toBe(2);
});

test('axe finds nothing at 320 px, and nothing is too wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await setPlan(page, {
    done: ['clock'],
    workshops: [workshop('free'), workshop('booked', { own: 'booked' })],
    benefits: [{ id: 'qa-session', address: 'https://meet.example.com/qa', starts: null }],
  });
  await open(page);
  await row(page, 'Warsztat booked').waitFor();
  await press(page, checks.picture.button);
  await press(page, trial.no);
  expect(await faultsOf(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
