import { expect, test } from 'vitest';
import type { LibraryAnswer } from '@kongres/contract/library';
import type { OnStage } from '../board/live-board.ts';
import { interrupted, keptOf } from './day-recordings.ts';

const item = (id: string, starts: string): OnStage => ({
  id,
  title: id,
  lang: undefined,
  people: '',
  type: 'talk',
  starts,
  ends: starts,
  room: 'a',
  change: '',
});
const recording = (session: string, watched: number | null = null, isOpen = true) => ({
  session,
  seconds: 1000,
  isOpen,
  watched,
});
const slides = { id: 1, session: 'late', name: {}, file: null, address: 'https://example.com/' };

test('a day keeps what has a recording or materials, in the order in which it was on', () => {
  const items = [
    item('late', '2026-02-16T15:00:00Z'),
    item('early', '2026-02-16T09:00:00Z'),
    item('nothing', '2026-02-16T10:00:00Z'),
    // After midnight in Warsaw, and still the day before in London.
    item('tomorrow', '2026-02-16T23:30:00Z'),
  ];
  const library = {
    recordings: [recording('early'), recording('tomorrow'), recording('unknown')],
    materials: [slides],
  };
  const ids = (day: string) =>
    keptOf(library, items, day).map(({ item: { id }, recording: kept }) => [id, kept !== null]);
  expect(ids('2026-02-16')).toEqual([
    ['early', true],
    ['late', false],
  ]);
  expect(ids('2026-02-17')).toEqual([['tomorrow', true]]);
});

test('one goes on with what was left last, unless it was at its end, is gone or is closed', () => {
  const last = (...recordings: LibraryAnswer['recordings']) =>
    interrupted({ recordings, materials: [], last: 'one' })?.session ?? null;
  expect(last(recording('one', 400), recording('two', 10))).toBe('one');
  expect(last(recording('one', 960))).toBeNull();
  expect(last(recording('one', 0))).toBeNull();
  expect(last(recording('one', 400, false))).toBeNull();
  expect(last(recording('two', 10))).toBeNull();
});
