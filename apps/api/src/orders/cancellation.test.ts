import { expect, test } from 'vitest';
import { cancellationEnds } from './cancellation.ts';

const ends = (paidAt: string) => cancellationEnds(new Date(paidAt)).toISOString();

test('who buys early may cancel until 14 days before the first day, that day included', () => {
  expect(ends('2025-10-01T12:00:00Z')).toBe('2026-02-02T23:00:00.000Z');
});

test('who buys late has 14 days from the purchase, also when the congress comes first', () => {
  expect(ends('2026-01-20T12:00:00Z')).toBe('2026-02-03T23:00:00.000Z');
  expect(ends('2026-02-16T12:00:00Z')).toBe('2026-03-02T23:00:00.000Z');
});

test('the day of the purchase is the one in Warsaw', () => {
  expect(ends('2026-02-10T22:59:59Z')).toBe('2026-02-24T23:00:00.000Z');
  expect(ends('2026-02-10T23:00:00Z')).toBe('2026-02-25T23:00:00.000Z');
});

test('summer time does not shorten the last day', () => {
  expect(ends('2026-03-20T12:00:00Z')).toBe('2026-04-03T22:00:00.000Z');
});
