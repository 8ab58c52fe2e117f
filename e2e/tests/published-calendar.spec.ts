import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { congressDay, publication } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { calendarId } from '@kongres/content/format/calendar-id';
import { instant } from '@kongres/content/format/date';
import { sampleLanguages } from '@kongres/tools/acceptance/sample';
import type { Page } from '@playwright/test';
import {
  addressOfDay,
  clash,
  lateDay,
  matching,
  onDay,
  sessions,
  titleIn,
  tracks,
  type Session,
} from '../published/congress.ts';
import { myWeekOn, starBefore } from '../published/my-week.ts';
import { programmeOn } from '../published/programme.ts';
import { expect, test } from '../published/test.ts';

const [polish] = languages;
const moment = (day: string, time: string) => new Date(instant(day, time)).getTime();

/** What a calendar library reads out of a file. */
function eventsIn(text: string) {
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

/** Without its host, which is that of the public address. */
const idsIn = (text: string) =>
  eventsIn(text)
    .map(({ uid }) => uid.replace(/@.*/, '@'))
    .toSorted();
const idsOf = (ids: readonly string[]) => ids.map((id) => calendarId(id, '')).toSorted();

async function read(page: Page, address: string): Promise<string> {
  const response = await page.request.get(address);
  expect(response.headers()['content-type']).toMatch(/^text\/calendar/);
  return response.text();
}

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  return readFile(await download.path(), 'utf8');
}

for (const language of sampleLanguages('calendar')) {
  test(`the programme in ${language.id} can be subscribed to: every session once, at its moment, with its changes`, async ({
    page,
  }) => {
    const events = eventsIn(await read(page, `/calendar/${language.path}.ics`));
    expect(events).toHaveLength(sessions.length + evenings.length);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const session of sessions) {
      const event = events.find(({ uid }) => uid.startsWith(calendarId(session.id, '')));
      const day = congressDay(session.day);
      expect(event).toMatchObject({
        summary: titleIn(session, language).replaceAll('\u00a0', ' '),
        starts: moment(day, session.starts),
        ends: moment(day, session.ends),
        status: session.isCancelled ? 'CANCELLED' : 'CONFIRMED',
        changed: session.changed
          ? Date.parse(session.changed)
          : moment(publication.schedule, '00:00'),
      });
      expect(event?.url).toContain(`/${language.path}/`);
    }
  });
}

test('a day and a session have files of their own, which need no script', async ({ page }) => {
  const today = [
    ...onDay(lateDay).map(({ id }) => id),
    ...evenings.filter(({ day }) => day === lateDay).map(({ id }) => id),
  ];
  const day = await read(page, `/calendar/${polish.path}/${congressDay(lateDay)}.ics`);
  expect(idsIn(day)).toEqual(idsOf(today));
  const [first] = onDay(lateDay) as [Session];
  const one = await read(page, `/calendar/${polish.path}/session/${first.id}.ics`);
  expect(idsIn(one)).toEqual(idsOf([first.id]));
});

test('a filter is saved as what it leaves of the week', async ({ page }) => {
  const track = tracks[0]?.id ?? '';
  await page.goto(`${addressOfDay(matching({ track })[0]?.day ?? 1, polish)}?track=${track}`);
  const { texts } = programmeOn(page, polish);
  const file = await saved(page, () =>
    page.getByRole('button', { name: texts.calendar.filtered }).click(),
  );
  expect(idsIn(file)).toEqual(idsOf(matching({ track }).map(({ id }) => id)));
});

test('one’s week is saved as what is starred in it', async ({ page }) => {
  const stars = [...clash.map(({ id }) => id), evenings[0]?.id ?? ''];
  await starBefore(page, stars);
  const week = myWeekOn(page, polish);
  await page.goto(week.address);
  await expect(week.items).toHaveCount(stars.length);
  const file = await saved(page, () => week.button(week.texts.tools.calendar).click());
  expect(idsIn(file)).toEqual(idsOf(stars));
});
