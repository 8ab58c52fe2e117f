import { expect, test } from 'vitest';
import type { DeskSession } from '@kongres/contract/desk/live/live';
import { runningIn } from './running.ts';

function session(id: string, hour: number, more: Partial<DeskSession> = {}): DeskSession {
  const at = (h: number) => `2026-02-16T${h}:00:00.000Z`;
  return {
    id,
    title: { pl: id },
    starts: at(hour),
    ends: at(hour + 1),
    room: 'a',
    isCancelled: false,
    planned: null,
    mark: '',
    source: null,
    recording: null,
    materials: [],
    ...more,
  };
}

const day = [
  session('first', 10),
  session('off', 11, { isCancelled: true }),
  session('elsewhere', 11, { room: 'b' }),
  session('last', 12),
];
const at = (time: string) => {
  const { now, next } = runningIn(day, 'a', `2026-02-16T${time}:00.000Z`);
  return [now?.id, next?.id];
};

test('a session is on from its first moment, and over at its last', () => {
  expect(at('09:59')).toEqual([undefined, 'first']);
  expect(at('10:00')).toEqual(['first', 'last']);
  expect(at('10:59')).toEqual(['first', 'last']);
  expect(at('11:00')).toEqual([undefined, 'last']);
  expect(at('12:30')).toEqual(['last', undefined]);
});

test('on another day nothing is on, and the first comes first', () => {
  expect(runningIn(day, 'a', null)).toEqual({ now: undefined, next: day[0] });
});
