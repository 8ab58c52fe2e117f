import { expect, test } from 'vitest';
import { isArrival, noteNavigation, takeArrival } from './arrivals.ts';

test('a navigation leads into a room once; the board and back again are two of them', () => {
  expect(isArrival('one')).toBe(true);
  takeArrival('one');
  expect(isArrival('one'), 'drawn anew without anybody having moved').toBe(false);
  expect(isArrival('two'), 'from room to room').toBe(true);
  takeArrival('two');
  noteNavigation('one');
  expect(isArrival('two'), 'forward again, by way of the board').toBe(true);
});
