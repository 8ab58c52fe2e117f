import type { Page } from '@playwright/test';
import { workshopBookingStart } from '@kongres/content/facts/phases';
import { site } from '@kongres/content/facts/site';
import { congressWorkshopsPath, orderCalendarPath } from '@kongres/contract/paths';
import { sampleOrderToken } from '@kongres/contract/samples/order';
import { findAxeViolations } from '../axe.ts';
import { mockEdition } from '../edition.ts';
import { mockOrder, buildRefusal } from '../order.ts';
import { mockAttendeeApi, buildWorkshop } from '../attendee-api.ts';
import { expect, test } from '../test.ts';
import { toTextPattern, getTexts } from '../texts.ts';

const polish = getTexts('pl', 'congress');
const { before } = polish;
const { checks, trial, workshops } = before;

const getRow = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
const pressButton = (page: Page, name: string) =>
  page.getByRole('button', { name }).first().click();

test.beforeEach(async ({ page }) => {
  await mockEdition(page, new Date(workshopBookingStart.getTime() + 60_000));
  await mockOrder(page, 'paid');
});

async function openCongress(page: Page) {
  await page.goto('/robots.txt');
  await page.goto(`/pl/kongres#${sampleOrderToken}`);
}

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the five checklist items are completed one by one and saved with the ticket', async ({
    page,
    consoleErrors,
  }) => {
    const { plan, requests } = await mockAttendeeApi(page, {
      workshops: [buildWorkshop('prompting')],
    });
    await page.route(`**${orderCalendarPath}`, (route) =>
      route.fulfill({
        body: 'BEGIN:VCALENDAR',
        headers: { 'Content-Disposition': 'attachment; filename="kongres.ics"' },
      }),
    );
    await openCongress(page);
    const ready = page.getByText(/^Gotowe:\s\d\sz\s\d$/);
    await expect(ready).toHaveText(/:\s0\sz\s5/);
    await expect(getRow(page, checks.clock.title)).toContainText(/New\sYork.*4:00/);
    await pressButton(page, checks.clock.button);
    await expect(ready).toHaveText(/:\s1\sz\s5/);
    await pressButton(page, polish.calendar.button);
    await pressButton(page, workshops.book);
    // A booked workshop is added to the schedule.
    await expect(ready).toHaveText(/:\s4\sz\s5/);
    await expect(getRow(page, checks.week.title)).toContainText(': 1.');
    await expect
      .poll(() => requests.schedules.some(({ add }) => add.includes('prompting')))
      .toBe(true);
    await pressButton(page, checks.picture.button);
    await pressButton(page, trial.yes);
    await expect(ready).toHaveText(/:\s5\sz\s5/);
    await expect(page.getByRole('button', { name: checks.picture.button })).toBeFocused();
    // Simulates another device: local state is gone, the server has it.
    await expect.poll(() => plan.done.length).toBe(3);
    await page.evaluate((key) => localStorage.removeItem(key), site.storageKeys.schedule);
    await page.reload();
    await expect(ready).toHaveText(/:\s5\sz\s5/);
    expect(consoleErrors).toEqual([]);
  });
});

test('the stream test plays picture, sound and captions in the visitor’s language', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/robots.txt');
  await page.goto(`/de/kongres#${sampleOrderToken}`);
  const german = getTexts('de', 'congress').before;
  await pressButton(page, german.checks.picture.button);
  await expect(page.getByRole('heading', { name: german.trial.title })).toBeFocused();
  const video = page.locator('video');
  const frames = () =>
    video.evaluate((each: HTMLVideoElement) => each.getVideoPlaybackQuality().totalVideoFrames);
  const start = page.getByRole('button', { name: getTexts('de', 'live').room.player.play });
  await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.readyState)).toBe(4);
  if (await video.evaluate((each: HTMLVideoElement) => each.paused)) await start.first().click();
  await expect.poll(frames).toBeGreaterThan(15);
  await expect(page.getByLabel(getTexts('de', 'live').room.player.captions)).toHaveValue('2');
  await expect(video.locator('..').getByText(/Ton|Linie/)).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('a workshop can be booked, waited for and returned', async ({ page }) => {
  const { requests } = await mockAttendeeApi(page, {
    workshops: [buildWorkshop('free', { free: 1 }), buildWorkshop('full', { free: 0, ahead: 2 })],
  });
  await openCongress(page);
  const [free, full] = [getRow(page, 'Warsztat free'), getRow(page, 'Warsztat full')];
  await expect(free).toContainText('1 z 25');
  await free.getByRole('button').click();
  await expect(free).toContainText(workshops.booked);
  await expect(full).toContainText('czeka: 2');
  await full.getByRole('button').click();
  await expect(full).toContainText(workshops.waiting.replace('{{n}}', '2'));
  await free.getByRole('button', { name: workshops.give }).click();
  await expect(free).toContainText('1 z 25');
  expect(requests.bookings).toEqual([
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
  test(`a refused booking (${code}) shows the reason and keeps the list`, async ({ page }) => {
    await mockAttendeeApi(page, { workshops: [buildWorkshop('free')] });
    await openCongress(page);
    const free = getRow(page, 'Warsztat free');
    await free.waitFor();
    await page.route(`**${congressWorkshopsPath}`, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill(buildRefusal({ status: code === 'too_many_requests' ? 429 : 409, code }))
        : route.fallback(),
    );
    await free.getByRole('button').click();
    await expect(free.getByRole('alert')).toContainText(toTextPattern(words.title));
    await expect(free.getByRole('button', { name: workshops.book })).toBeVisible();
  });
}

test('a workshop list that failed to load can be loaded again', async ({ page }) => {
  await page.route(`**${congressWorkshopsPath}`, (route) => route.abort());
  await openCongress(page);
  await expect(page.getByText(toTextPattern(workshops.failed.title))).toBeVisible();
  await mockAttendeeApi(page, { workshops: [buildWorkshop('free')] });
  await pressButton(page, workshops.again);
  await expect(getRow(page, 'Warsztat free')).toBeVisible();
  await expect(page.getByText(toTextPattern(workshops.failed.title))).toHaveCount(0);
});

test('the workshop list has no buttons before booking opens', async ({ page }) => {
  await mockEdition(page, new Date(workshopBookingStart.getTime() - 3_600_000));
  await mockAttendeeApi(page, { workshops: [buildWorkshop('free')] });
  await openCongress(page);
  await expect(getRow(page, 'Warsztat free')).toBeVisible();
  await expect(getRow(page, 'Warsztat free').getByRole('button')).toHaveCount(0);
  await expect(getRow(page, checks.workshop.title).getByRole('button')).toHaveCount(0);
});

test('benefits of a ticket show a link or a note that details follow', async ({ page }) => {
  await mockAttendeeApi(page, {
    benefits: [
      { id: 'qa-session', address: 'https://meet.example.com/qa', starts: null },
      { id: 'e-learning', address: null, starts: null },
    ],
  });
  await openCongress(page);
  const names = getTexts('pl', 'tickets').features;
  const session = getRow(page, getTextBeforePlaceholder(names['qa-session']));
  await expect(session.getByRole('link')).toHaveAttribute('href', 'https://meet.example.com/qa');
  await expect(getRow(page, getTextBeforePlaceholder(names['e-learning']))).toContainText(
    before.benefits.follows,
  );
  await expect(page.getByText(getTextBeforePlaceholder(names.mentoring))).toHaveCount(0);
});

const getTextBeforePlaceholder = (text: string) => text.split('{{')[0]?.trim() ?? text;

test('starred sessions of two devices are merged', async ({ page }) => {
  const { plan } = await mockAttendeeApi(page, { stars: ['gala-miss-ai'] });
  await openCongress(page);
  await expect(getRow(page, checks.week.title)).toContainText(': 1.');
  // Other pages of the site use the stored ticket as well.
  await page.goto('/pl/mister-ai');
  await page
    .getByRole('button', { name: getTexts('pl', 'frame').pages['my-week'] })
    .first()
    .click();
  await expect.poll(() => plan.stars.length).toBe(2);
});

test('the checklist has no axe violations and no overflow at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await mockAttendeeApi(page, {
    done: ['clock'],
    workshops: [buildWorkshop('free'), buildWorkshop('booked', { own: 'booked' })],
    benefits: [{ id: 'qa-session', address: 'https://meet.example.com/qa', starts: null }],
  });
  await openCongress(page);
  await getRow(page, 'Warsztat booked').waitFor();
  await pressButton(page, checks.picture.button);
  await pressButton(page, trial.no);
  expect(await findAxeViolations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
