import { expect, test } from 'vitest';
import type { DeskSession } from '@kongres/contract/desk/live/live';
import { findCurrentAndNext } from './current-session.ts';

function buildSession(id: string, hour: number, more: Partial<DeskSession> = {}): DeskSession {
  const at = (h: number) => `2026-02-16T${h}:00:00.000Z`;
  return {
    id,
    title: { pl: id },
    starts: at(hour),
    ends: at(hour + 1),
    room: 'a',
    isCancelled: false,
    planned: null,
    version: '',
    source: null,
    recording: null,
    materials: [],
    ...more,
  };
}

const day = [
  buildSession('first', 10),
  buildSession('off', 11, { isCancelled: true }),
  buildSession('elsewhere', 11, { room: 'b' }),
  buildSession('last', 12),
];
const findAt = (time: string) => {
  const { now, next } = findCurrentAndNext(day, 'a', `2026-02-16T${time}:00.000Z`);
  return [now?.id, next?.id];
};

test('runs a session from its start until its end', () => {
  expect(findAt('09:59')).toEqual([undefined, 'first']);
  expect(findAt('10:00')).toEqual(['first', 'last']);
  expect(findAt('10:59')).toEqual(['first', 'last']);
  expect(findAt('11:00')).toEqual([undefined, 'last']);
  expect(findAt('12:30')).toEqual(['last', undefined]);
});

test('returns the first session as the next one on any other day', () => {
  expect(findCurrentAndNext(day, 'a', null)).toEqual({ now: undefined, next: day[0] });
});
