import { expect, test } from 'vitest';
import { mergeOrder } from './stable-order.ts';

test('keeps the order, appends new rows and drops removed ones', () => {
  expect(mergeOrder([], [3, 1, 2])).toEqual([3, 1, 2]);
  expect(mergeOrder([3, 1, 2], [2, 3, 1])).toEqual([3, 1, 2]);
  expect(mergeOrder([3, 1, 2], [5, 2, 4, 3])).toEqual([3, 2, 5, 4]);
  expect(mergeOrder([3], [])).toEqual([]);
});
