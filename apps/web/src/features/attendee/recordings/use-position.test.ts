import { expect, test, vi } from 'vitest';
import { keepPlace } from './use-position.ts';

test('a place is told every half minute and on leaving, and the same one only once', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const told: number[] = [];
  const place = keepPlace((seconds) => told.push(seconds));
  place.tell();
  place.hear(1.2);
  vi.advanceTimersByTime(29_000);
  place.hear(29.9);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1000);
  place.hear(31.4);
  expect(told).toEqual([31]);
  place.hear(31.9);
  place.tell();
  place.hear(40.1);
  place.tell();
  place.tell();
  expect(told).toEqual([31, 40]);
  vi.useRealTimers();
});
