import { expect, test, vi } from 'vitest';
import type { Entry } from '@kongres/content/model/kinds';
import { entriesOf } from '@kongres/content/model/read-entries';
import { minutesBetween, neighboursOf } from './neighbours.server.ts';

vi.mock('@kongres/content/model/read-entries', () => {
  const row = (id: string, day: number, starts: string, ends: string, room: string, more = {}) => ({
    id,
    type: 'presentation',
    track: 'law',
    day,
    starts,
    ends,
    room,
    ...more,
  });
  const sessions = [
    row('alone', 1, '10:00', '10:45', 'a', { speakers: ['anna', 'jan'] }),
    row('left', 1, '11:00', '12:00', 'a'),
    row('right', 1, '11:30', '12:30', 'b', { speakers: ['jan'] }),
    row('pause', 1, '12:00', '13:00', 'a', { type: 'break' }),
    row('after', 1, '13:00', '14:00', 'a', { track: 'science' }),
    row('off', 2, '10:00', '11:00', 'a', { isCancelled: true }),
    row('last', 2, '11:00', '12:00', 'a', { speakers: ['anna'] }),
  ];
  const speakers = [
    { id: 'anna', name: 'Anna' },
    { id: 'jan', name: 'Jan' },
  ];
  return { entriesOf: (kind: string) => (kind === 'sessions' ? sessions : speakers) };
});

const session = (id: string) =>
  entriesOf('sessions').find((each) => each.id === id) as Entry<'sessions'>;
const ids = (sessions: readonly { id: string }[]) => sessions.map(({ id }) => id);

test('what goes on in other rooms meanwhile is named, and so is what follows in this one', () => {
  expect(ids(neighboursOf(session('left')).same)).toEqual(['left', 'right']);
  expect(neighboursOf(session('left')).next?.id).toBe('after');
  expect(neighboursOf(session('alone')).same).toEqual([]);
  expect(neighboursOf(session('after')).next).toBeUndefined();
});

test('a track goes on with what follows, without what is called off; at its end with what was before', () => {
  expect(ids(neighboursOf(session('alone')).onTrack)).toEqual(['left', 'right', 'last']);
  expect(ids(neighboursOf(session('last')).onTrack)).toEqual(['alone', 'left', 'right']);
});

test('the first of the people who is on stage again is named with the other sessions', () => {
  expect(neighboursOf(session('alone')).again).toMatchObject({ name: 'Anna' });
  expect(ids(neighboursOf(session('right')).again?.sessions ?? [])).toEqual(['alone']);
  expect(neighboursOf(session('left')).again).toBeUndefined();
});

test('minutes are counted over the hour', () => {
  expect(minutesBetween({ starts: '09:50', ends: '11:05' })).toBe(75);
});
