import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { getCongressDay, publication } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { buildCalendarId } from '@kongres/content/format/calendar-id';
import { toIsoInstant } from '@kongres/content/format/date';
import { getEntryPath } from '@kongres/contract/pages';
import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import type { Page } from '@playwright/test';
import {
  getDayPath,
  getFirstSpeaker,
  overlappingSessions,
  latestDay,
  filterSessions,
  listSessionsOfDay,
  sessions,
  getSessionTitle,
  tracks,
  type Session,
} from '../published/congress.ts';
import { getMyWeek, storeStars } from '../published/my-week.ts';
import { getProgrammePage } from '../published/programme.ts';
import { expect, test } from '../published/test.ts';

const [polish] = languages;
const getTimestamp = (day: string, time: string) => new Date(toIsoInstant(day, time)).getTime();

function parseEvents(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[] as never);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const value = (name: string) => component.getFirstPropertyValue(name);
    return {
      uid: event.uid,
      summary: event.summary,
      starts: event.startDate.toJSDate().getTime(),
      ends: event.endDate.toJSDate().getTime(),
      status: String(value('status')),
      changed: (value('last-modified') as ICAL.Time).toJSDate().getTime(),
      url: String(value('url')),
    };
  });
}

/** UIDs without the host of the public origin. */
const parseEventIds = (text: string) =>
  parseEvents(text)
    .map(({ uid }) => uid.replace(/@.*/, '@'))
    .toSorted();
const toEventIds = (ids: readonly string[]) => ids.map((id) => buildCalendarId(id, '')).toSorted();

async function fetchCalendar(page: Page, address: string): Promise<string> {
  const response = await page.request.get(address);
  expect(response.headers()['content-type']).toMatch(/^text\/calendar/);
  return response.text();
}

async function downloadCalendar(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  return readFile(await download.path(), 'utf8');
}

for (const language of pickSampleLanguages('calendar')) {
  test(`the calendar feed in ${language.id} has every session once with time and changes`, async ({
    page,
  }) => {
    const events = parseEvents(await fetchCalendar(page, `/calendar/${language.path}.ics`));
    expect(events).toHaveLength(sessions.length + evenings.length);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const session of sessions) {
      const event = events.find(({ uid }) => uid.startsWith(buildCalendarId(session.id, '')));
      const day = getCongressDay(session.day);
      expect(event).toMatchObject({
        summary: getSessionTitle(session, language).replaceAll('\u00a0', ' '),
        starts: getTimestamp(day, session.starts),
        ends: getTimestamp(day, session.ends),
        status: session.isCancelled ? 'CANCELLED' : 'CONFIRMED',
        changed: session.changed
          ? Date.parse(session.changed)
          : getTimestamp(publication.schedule, '00:00'),
      });
      expect(event?.url).toContain(`/${language.path}/`);
    }
  });
}

test('days, sessions and speakers have static calendar files', async ({ page }) => {
  const expected = [
    ...listSessionsOfDay(latestDay).map(({ id }) => id),
    ...evenings.filter(({ day }) => day === latestDay).map(({ id }) => id),
  ];
  const day = await fetchCalendar(
    page,
    `/calendar/${polish.path}/${getCongressDay(latestDay)}.ics`,
  );
  expect(parseEventIds(day)).toEqual(toEventIds(expected));
  const [first] = listSessionsOfDay(latestDay) as [Session];
  const one = await fetchCalendar(page, `/calendar/${polish.path}/session/${first.id}.ics`);
  expect(parseEventIds(one)).toEqual(toEventIds([first.id]));
  const { id } = getFirstSpeaker(first);
  const onStage = sessions.filter(({ speakers }) => speakers?.includes(id));
  await page.goto(getEntryPath('speaker', id, polish));
  const all = await downloadCalendar(page, () =>
    page.getByRole('main').locator('a[download]').click(),
  );
  expect(parseEventIds(all)).toEqual(toEventIds(onStage.map((session) => session.id)));
});

test('the filtered programme is saved as a calendar file', async ({ page }) => {
  const track = tracks[0]?.id ?? '';
  await page.goto(`${getDayPath(filterSessions({ track })[0]?.day ?? 1, polish)}?track=${track}`);
  const { texts } = getProgrammePage(page, polish);
  const file = await downloadCalendar(page, () =>
    page.getByRole('button', { name: texts.calendar.filtered }).click(),
  );
  expect(parseEventIds(file)).toEqual(toEventIds(filterSessions({ track }).map(({ id }) => id)));
});

test('My week is saved as a calendar file', async ({ page }) => {
  const stars = [...overlappingSessions.map(({ id }) => id), evenings[0]?.id ?? ''];
  await storeStars(page, stars);
  const week = getMyWeek(page, polish);
  await page.goto(week.address);
  await expect(week.items).toHaveCount(stars.length);
  const file = await downloadCalendar(page, () => week.button(week.texts.tools.calendar).click());
  expect(parseEventIds(file)).toEqual(toEventIds(stars));
});
