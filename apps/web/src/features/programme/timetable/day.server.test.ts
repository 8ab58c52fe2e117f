import { expect, test, vi } from 'vitest';
import { congressDay } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { formatDay, formatHours } from '@kongres/content/format/date';
import { dayPage, weekPage } from './day-page.server.ts';
import { dayData } from './day.server.ts';
import { asFilterable } from '../../../components/week/week-row.ts';
import { weekRows } from '../../../components/week/week.server.ts';

// Two rooms, a pause, a session in one language only, one that was moved and one on another day.
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
  return { entriesOf: (kind: string) => entries[kind] ?? [] };
});

const day = dayData('de', 1);
const find = (id: string) => day.sessions.find((session) => session.id === id);

test('a day has its own sessions, and the rooms in which anything happens', () => {
  expect(day.sessions.map(({ id }) => id)).toEqual(['opening', 'one', 'two', 'pause', 'moved']);
  expect(day.rooms.map(({ letter }) => letter)).toEqual(['A', 'B']);
});

test('what nothing else goes on beside has all rooms to itself', () => {
  const alone = day.sessions.filter(({ isAlone }) => isAlone).map(({ id }) => id);
  expect(alone).toEqual(['opening', 'pause', 'moved']);
});

test('a title that nobody translated says in which language it stands', () => {
  expect(find('one')).toMatchObject({ title: 'Jeden', lang: 'pl' });
  expect(find('two')?.lang).toBeUndefined();
  expect(dayData('pl', 1).sessions[1]?.lang).toBeUndefined();
});

test('what was announced for another day names it', () => {
  const announced = [formatDay(congressDay(2), 'de', 'short'), formatHours('09:00', '10:00', 'de')];
  expect(find('moved')?.moved).toBe(announced.join(', '));
});

test('a pause is shown, but never counted, chosen or searched', () => {
  expect(day.tabs[0]?.marks).toHaveLength(4);
  expect(day.facets.find(({ id }) => id === 'type')?.options.map(({ id }) => id)).toEqual([
    'keynote',
    'presentation',
  ]);
  expect(weekRows('de').map(([, id]) => id)).not.toContain('pause');
});

test('the week has the sessions of each day in the order in which its tab draws them', () => {
  for (const { n, marks } of day.tabs) {
    expect(weekRows('de').filter(([each]) => each === n)).toHaveLength(marks.length);
  }
});

test('a session of the week is filtered by what one of the day is filtered by', () => {
  const [row] = weekRows('de');
  const [session] = day.sessions;
  const { text, ...facets } = row ? asFilterable(row) : { text: '' };
  expect(session).toMatchObject(Object.fromEntries(Object.entries(facets).filter(([, id]) => id)));
  expect(text).toBe('Opening Anna Nowak');
});

test('a day is found by its date, in every language, and no other is', () => {
  for (const { id } of languages) {
    expect(dayPage(id, day.date)?.data.n).toBe(1);
    expect(weekPage(id).head.title).not.toContain('{{day}}');
  }
  expect(dayPage('de', '2020-01-01')).toBeNull();
  expect(dayPage('de', 'sesja')).toBeNull();
});
