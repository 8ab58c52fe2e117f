import { expect, test, vi } from 'vitest';
import type { Entry } from '@kongres/content/model/kinds';
import { listEntries } from '@kongres/content/model/read-entries';
import { getDurationMinutes, findRelatedSessions } from './related-sessions.server.ts';

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
  return { listEntries: (kind: string) => (kind === 'sessions' ? sessions : speakers) };
});

const findSession = (id: string) =>
  listEntries('sessions').find((each) => each.id === id) as Entry<'sessions'>;
const listIds = (sessions: readonly { id: string }[]) => sessions.map(({ id }) => id);

test('finds concurrent sessions and the next one in the same room', () => {
  expect(listIds(findRelatedSessions(findSession('left')).concurrent)).toEqual(['left', 'right']);
  expect(findRelatedSessions(findSession('left')).next?.id).toBe('after');
  expect(findRelatedSessions(findSession('alone')).concurrent).toEqual([]);
  expect(findRelatedSessions(findSession('after')).next).toBeUndefined();
});

test('lists the following sessions of the track, or the previous ones at its end', () => {
  expect(listIds(findRelatedSessions(findSession('alone')).sameTrack)).toEqual([
    'left',
    'right',
    'last',
  ]);
  expect(listIds(findRelatedSessions(findSession('last')).sameTrack)).toEqual([
    'alone',
    'left',
    'right',
  ]);
});

test('finds the other sessions of the first speaker who has any', () => {
  expect(findRelatedSessions(findSession('alone')).sameSpeaker).toMatchObject({ name: 'Anna' });
  expect(listIds(findRelatedSessions(findSession('right')).sameSpeaker?.sessions ?? [])).toEqual([
    'alone',
  ]);
  expect(findRelatedSessions(findSession('left')).sameSpeaker).toBeUndefined();
});

test('calculates a duration across full hours', () => {
  expect(getDurationMinutes({ starts: '09:50', ends: '11:05' })).toBe(75);
});
