import { expect, test, vi } from 'vitest';
import { getCongressDay } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { formatDay, formatHours } from '@kongres/content/format/date';
import { buildDayPage, buildWeekPage } from './day-page.server.ts';
import { buildDayData } from './day.server.ts';
import { toFilterable } from '../../../components/programme-index/programme-index-row.ts';
import { buildProgrammeIndex } from '../../../components/programme-index/programme-index.server.ts';

// Two rooms, a break, an untranslated session, a rescheduled one and one on another day.
vi.mock('@kongres/content/model/read-entries', () => {
  const every = (text: string) => ({ pl: text, 'en-GB': text, de: text, es: text });
  const talk = {
    type: 'presentation',
    track: 'law',
    speakers: ['anna'],
    language: 'pl',
    level: 'basic',
  };
  const at = (day: number, starts: string, ends: string, room: string) => ({
    day,
    starts,
    ends,
    room,
  });
  const entries: Record<string, object[]> = {
    tracks: [{ id: 'law', glyph: 'square', name: every('Law') }],
    rooms: [
      { id: 'a', name: every('Stage'), seats: 500 },
      { id: 'b', name: every('Studio'), seats: 200 },
      { id: 'c', name: every('Closed'), seats: 10 },
    ],
    speakers: [{ id: 'anna', name: 'Anna Nowak' }],
    sessions: [
      {
        ...talk,
        id: 'opening',
        type: 'keynote',
        ...at(1, '10:00', '10:45', 'a'),
        title: every('Opening'),
      },
      { ...talk, id: 'one', ...at(1, '11:00', '12:00', 'a'), title: { pl: 'Jeden' } },
      { ...talk, id: 'two', ...at(1, '11:30', '12:00', 'b'), title: every('Two'), seats: 20 },
      {
        id: 'pause',
        type: 'break',
        track: 'law',
        ...at(1, '12:00', '13:00', 'a'),
        title: every('Pause'),
      },
      {
        ...talk,
        id: 'moved',
        ...at(1, '13:00', '14:00', 'a'),
        title: every('Moved'),
        movedFrom: { day: 2, starts: '09:00', ends: '10:00' },
        changed: '2026-01-20T09:30:00+01:00',
      },
      {
        ...talk,
        id: 'later',
        ...at(2, '10:00', '11:00', 'b'),
        title: every('Later'),
        isCancelled: true,
        changed: '2026-01-20T09:30:00+01:00',
      },
    ],
  };
  return { listEntries: (kind: string) => entries[kind] ?? [] };
});

const day = buildDayData('de', 1);
const findSession = (id: string) => day.sessions.find((session) => session.id === id);

test('lists the sessions of the day and the rooms in use', () => {
  expect(day.sessions.map(({ id }) => id)).toEqual(['opening', 'one', 'two', 'pause', 'moved']);
  expect(day.rooms.map(({ letter }) => letter)).toEqual(['A', 'B']);
});

test('marks sessions without concurrent sessions as alone', () => {
  const alone = day.sessions.filter(({ isAlone }) => isAlone).map(({ id }) => id);
  expect(alone).toEqual(['opening', 'pause', 'moved']);
});

test('gives the language of an untranslated title', () => {
  expect(findSession('one')).toMatchObject({ title: 'Jeden', lang: 'pl' });
  expect(findSession('two')?.lang).toBeUndefined();
  expect(buildDayData('pl', 1).sessions[1]?.lang).toBeUndefined();
});

test('names the original time of a rescheduled session', () => {
  const announced = [
    formatDay(getCongressDay(2), 'de', 'short'),
    formatHours('09:00', '10:00', 'de'),
  ];
  expect(findSession('moved')?.moved).toBe(announced.join(', '));
});

test('excludes breaks from counts, facets and search', () => {
  expect(day.tabs[0]?.marks).toHaveLength(4);
  expect(day.facets.find(({ id }) => id === 'type')?.options.map(({ id }) => id)).toEqual([
    'keynote',
    'presentation',
  ]);
  expect(buildProgrammeIndex('de').map(([, id]) => id)).not.toContain('pause');
});

test('lists as many sessions per day as its tab draws', () => {
  for (const { n, marks } of day.tabs) {
    expect(buildProgrammeIndex('de').filter(([each]) => each === n)).toHaveLength(marks.length);
  }
});

test('filters sessions of the week and of the day by the same facets', () => {
  const [row] = buildProgrammeIndex('de');
  const [session] = day.sessions;
  const { text, ...facets } = row ? toFilterable(row) : { text: '' };
  expect(session).toMatchObject(Object.fromEntries(Object.entries(facets).filter(([, id]) => id)));
  expect(text).toBe('Opening Anna Nowak');
});

test('finds congress days by date in every language', () => {
  for (const { id } of languages) {
    expect(buildDayPage(id, day.date)?.data.n).toBe(1);
    expect(buildWeekPage(id).head.title).not.toContain('{{day}}');
  }
  expect(buildDayPage('de', '2020-01-01')).toBeNull();
  expect(buildDayPage('de', 'sesja')).toBeNull();
});
