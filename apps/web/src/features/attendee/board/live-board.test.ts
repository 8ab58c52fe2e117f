import { expect, test } from 'vitest';
import type { BoardResponse } from '@kongres/contract/board';
import type { ProgrammeIndexRow } from '../../../components/programme-index/programme-index-row.ts';
import { buildBoardRows, findLeadItem } from './live-board.ts';

const toIsoTime = (time: string) => `2026-02-18T${time}:00+01:00`;
const now = new Date(toIsoTime('13:42'));

function createSession(
  id: string,
  room: string,
  starts: string,
  ends: string,
  type = 'talk',
): ProgrammeIndexRow {
  return [
    3,
    id,
    `Title of ${id}`,
    'Nina',
    toIsoTime(starts),
    toIsoTime(ends),
    room,
    ['', type],
    '',
    '',
  ];
}

const programme = [
  createSession('early', 'A', '10:00', '11:00'),
  createSession('panel', 'A', '13:00', '14:00'),
  createSession('small', 'A', '14:15', '15:00'),
  createSession('lesson', 'B', '13:00', '13:45'),
  createSession('grades', 'B', '14:00', '15:00'),
];
const data = {
  rooms: [
    { id: 'a', name: 'Main stage' },
    { id: 'b', name: 'Studio' },
    { id: 'c', name: 'Lab' },
  ],
  evenings: [
    { id: 'gala-today', title: 'Gala', starts: toIsoTime('19:00'), ends: toIsoTime('21:00') },
    {
      id: 'gala-later',
      title: 'Later',
      starts: '2026-02-20T17:00:00+01:00',
      ends: '2026-02-20T20:00:00+01:00',
    },
  ],
};

const createRoom = (id: string, isOpen = true, name: Record<string, string> | null = null) => ({
  id,
  name,
  isOpen,
  kind: 'stream' as const,
  host: null,
});

function buildRows(
  changes: Partial<BoardResponse> = {},
  admission: 'standard' | 'galas' = 'standard',
) {
  const board = {
    rooms: [createRoom('a'), createRoom('b', false)],
    sessions: [],
    word: null,
    ...changes,
  };
  const localize = (text: Readonly<Record<string, string>>) => text['pl'] ?? '';
  return buildBoardRows(
    { data, programme, board, localize, galaName: 'Gala stage' },
    admission,
    now,
  );
}

const noStars = new Set<string>();

test('shows the current item, the next item and the open state of each room', () => {
  const rows = buildRows();
  expect(rows.map(({ id, letter, isOpen }) => [id, letter, isOpen])).toEqual([
    ['a', 'A', true],
    ['b', 'B', false],
    ['gala', 'G', false],
  ]);
  expect(rows[0]).toMatchObject({ now: { id: 'panel' }, next: { id: 'small' } });
  expect(rows[1]).toMatchObject({ now: { id: 'lesson' }, next: { id: 'grades' } });
  expect(rows[2]).toMatchObject({ name: 'Gala stage', now: null, next: { id: 'gala-today' } });
});

test('lists the open rooms while no programme is published', () => {
  const board = {
    rooms: [createRoom('a'), createRoom('tables', true, { pl: 'Stoliki' }), createRoom('c', false)],
    sessions: [],
    word: null,
  };
  const input = { data: { ...data, evenings: [] }, programme: null, board, galaName: 'Gala stage' };
  const rows = buildBoardRows({ ...input, localize: ({ pl = '' }) => pl }, 'standard', now);
  expect(rows.map(({ id, name, letter }) => [id, name, letter])).toEqual([
    ['a', 'Main stage', 'A'],
    ['tables', 'Stoliki', 'S'],
  ]);
});

test('lists only the gala stage for an invitation', () => {
  expect(buildRows({}, 'galas').map(({ id }) => id)).toEqual(['gala']);
});

test('applies rescheduled and cancelled sessions', () => {
  const base = { isCancelled: false, starts: null, ends: null, room: null };
  const rows = buildRows({
    sessions: [
      { ...base, id: 'panel', isCancelled: true },
      { ...base, id: 'small', starts: toIsoTime('13:30'), ends: toIsoTime('14:10'), room: 'b' },
      { ...base, id: 'grades', isCancelled: true },
    ],
  });
  expect(rows[0]).toMatchObject({ now: { id: 'panel', change: 'cancelled' }, next: null });
  expect(rows[1]).toMatchObject({ now: { id: 'small', change: 'moved' }, next: null });
  expect(
    findLeadItem(rows, new Set(['panel']), now)?.item.id,
    'a cancelled session never leads',
  ).not.toBe('panel');
});

test('leads with a starred session, then a keynote or gala, then the next item', () => {
  expect(findLeadItem(buildRows(), new Set(['lesson']), now)).toMatchObject({
    kind: 'yours',
    item: { id: 'lesson' },
  });
  // It begins in 18 minutes, which is more than 15.
  expect(findLeadItem(buildRows(), new Set(['grades']), now)).toBeNull();
  const later = new Date(toIsoTime('13:46'));
  const localize = () => '';
  const board = { rooms: [], sessions: [], word: null };
  const input = { data, programme, board, localize, galaName: '' };
  const rows = buildBoardRows(input, 'standard', later);
  expect(findLeadItem(rows, new Set(['grades']), later)).toMatchObject({
    kind: 'yours',
    item: { id: 'grades' },
  });
  const evening = new Date(toIsoTime('19:30'));
  expect(findLeadItem(buildBoardRows(input, 'standard', evening), noStars, evening)).toMatchObject({
    kind: 'together',
    item: { id: 'gala-today' },
  });
  const morning = new Date(toIsoTime('08:00'));
  expect(findLeadItem(buildBoardRows(input, 'standard', morning), noStars, morning)).toMatchObject({
    kind: 'next',
    item: { id: 'early' },
  });
});
