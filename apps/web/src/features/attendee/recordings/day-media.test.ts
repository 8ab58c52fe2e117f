import { expect, test } from 'vitest';
import type { RecordingsResponse } from '@kongres/contract/recordings';
import type { ProgrammeItem } from '../board/live-board.ts';
import { findInterruptedRecording, listDayMedia } from './day-media.ts';

const createItem = (id: string, starts: string): ProgrammeItem => ({
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
const createRecording = (session: string, watched: number | null = null, isOpen = true) => ({
  session,
  seconds: 1000,
  isOpen,
  watched,
});
const slides = { id: 1, session: 'late', name: {}, file: null, address: 'https://example.com/' };

test('lists the sessions of a day that have a recording or materials, in programme order', () => {
  const items = [
    createItem('late', '2026-02-16T15:00:00Z'),
    createItem('early', '2026-02-16T09:00:00Z'),
    createItem('nothing', '2026-02-16T10:00:00Z'),
    // After midnight in Warsaw, still the previous day in London.
    createItem('tomorrow', '2026-02-16T23:30:00Z'),
  ];
  const media = {
    recordings: [createRecording('early'), createRecording('tomorrow'), createRecording('unknown')],
    materials: [slides],
  };
  const ids = (day: string) =>
    listDayMedia(media, items, day).map(({ item: { id }, recording: found }) => [
      id,
      found !== null,
    ]);
  expect(ids('2026-02-16')).toEqual([
    ['early', true],
    ['late', false],
  ]);
  expect(ids('2026-02-17')).toEqual([['tomorrow', true]]);
});

test('finds the recording watched last, unless it is finished, deleted or locked', () => {
  const last = (...recordings: RecordingsResponse['recordings']) =>
    findInterruptedRecording({ recordings, materials: [], last: 'one' })?.session ?? null;
  expect(last(createRecording('one', 400), createRecording('two', 10))).toBe('one');
  expect(last(createRecording('one', 960))).toBeNull();
  expect(last(createRecording('one', 0))).toBeNull();
  expect(last(createRecording('one', 400, false))).toBeNull();
  expect(last(createRecording('two', 10))).toBeNull();
});
