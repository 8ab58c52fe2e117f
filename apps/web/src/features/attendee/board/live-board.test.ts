import { expect, test } from 'vitest';
import type { BoardAnswer } from '@kongres/contract/board';
import type { WeekRow } from '../../../components/week/week-row.ts';
import { boardRows, leadOf } from './live-board.ts';

const at = (time: string) => `2026-02-18T${time}:00+01:00`;
const now = new Date(at('13:42'));

function session(id: string, room: string, starts: string, ends: string, type = 'talk'): WeekRow {
  return [3, id, `Title of ${id}`, 'Nina', at(starts), at(ends), room, ['', type], '', ''];
}

const week = [
  session('early', 'A', '10:00', '11:00'),
  session('panel', 'A', '13:00', '14:00'),
  session('small', 'A', '14:15', '15:00'),
  session('lesson', 'B', '13:00', '13:45'),
  session('grades', 'B', '14:00', '15:00'),
];
const data = {
  rooms: [
    { id: 'a', name: 'Main stage' },
    { id: 'b', name: 'Studio' },
    { id: 'c', name: 'Lab' },
  ],
  evenings: [
    { id: 'gala-today', title: 'Gala', starts: at('19:00'), ends: at('21:00') },
    {
      id: 'gala-later',
      title: 'Later',
      starts: '2026-02-20T17:00:00+01:00',
      ends: '2026-02-20T20:00:00+01:00',
    },
  ],
};

const door = (id: string, isOpen = true, name: Record<string, string> | null = null) => ({
  id,
  name,
  isOpen,
  kind: 'stream' as const,
  host: null,
});

function rowsOf(changes: Partial<BoardAnswer> = {}, admission: 'standard' | 'galas' = 'standard') {
  const board = { rooms: [door('a'), door('b', false)], sessions: [], word: null, ...changes };
  const read = (text: Readonly<Record<string, string>>) => text['pl'] ?? '';
  return boardRows({ data, week, board, read, galaName: 'Gala stage' }, admission, now);
}

const none = new Set<string>();

test('each room of today shows what is on, what follows, and whether its door is open', () => {
  const rows = rowsOf();
  expect(rows.map(({ id, letter, isOpen }) => [id, letter, isOpen])).toEqual([
    ['a', 'A', true],
    ['b', 'B', false],
    ['gala', 'G', false],
  ]);
  expect(rows[0]).toMatchObject({ now: { id: 'panel' }, next: { id: 'small' } });
  expect(rows[1]).toMatchObject({ now: { id: 'lesson' }, next: { id: 'grades' } });
  expect(rows[2]).toMatchObject({ name: 'Gala stage', now: null, next: { id: 'gala-today' } });
});

test('without a published programme there are the doors that hosts have opened', () => {
  const board = {
    rooms: [door('a'), door('tables', true, { pl: 'Stoliki' }), door('c', false)],
    sessions: [],
    word: null,
  };
  const known = { data: { ...data, evenings: [] }, week: null, board, galaName: 'Gala stage' };
  const rows = boardRows({ ...known, read: ({ pl = '' }) => pl }, 'standard', now);
  expect(rows.map(({ id, name, letter }) => [id, name, letter])).toEqual([
    ['a', 'Main stage', 'A'],
    ['tables', 'Stoliki', 'S'],
  ]);
});

test('an invitation sees the gala stage alone', () => {
  expect(rowsOf({}, 'galas').map(({ id }) => id)).toEqual(['gala']);
});

test('what the hosts move or call off is where they put it', () => {
  const base = { isCancelled: false, starts: null, ends: null, room: null };
  const rows = rowsOf({
    sessions: [
      { ...base, id: 'panel', isCancelled: true },
      { ...base, id: 'small', starts: at('13:30'), ends: at('14:10'), room: 'b' },
      { ...base, id: 'grades', isCancelled: true },
    ],
  });
  expect(rows[0]).toMatchObject({ now: { id: 'panel', change: 'cancelled' }, next: null });
  expect(rows[1]).toMatchObject({ now: { id: 'small', change: 'moved' }, next: null });
  expect(leadOf(rows, new Set(['panel']), now)?.item.id, 'nobody is led to what is off').not.toBe(
    'panel',
  );
});

test('the band is one’s own session first, then what everybody is at, then what comes next', () => {
  expect(leadOf(rowsOf(), new Set(['lesson']), now)).toMatchObject({
    kind: 'yours',
    item: { id: 'lesson' },
  });
  // It begins in 18 minutes: that is not yet soon.
  expect(leadOf(rowsOf(), new Set(['grades']), now)).toBeNull();
  const later = new Date(at('13:46'));
  const read = () => '';
  const board = { rooms: [], sessions: [], word: null };
  const known = { data, week, board, read, galaName: '' };
  const rows = boardRows(known, 'standard', later);
  expect(leadOf(rows, new Set(['grades']), later)).toMatchObject({
    kind: 'yours',
    item: { id: 'grades' },
  });
  const evening = new Date(at('19:30'));
  expect(leadOf(boardRows(known, 'standard', evening), none, evening)).toMatchObject({
    kind: 'together',
    item: { id: 'gala-today' },
  });
  const morning = new Date(at('08:00'));
  expect(leadOf(boardRows(known, 'standard', morning), none, morning)).toMatchObject({
    kind: 'next',
    item: { id: 'early' },
  });
});
