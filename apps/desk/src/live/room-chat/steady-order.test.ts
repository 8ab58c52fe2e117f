import { expect, test } from 'vitest';
import { steadyOrder } from './steady-order.ts';

test('rows stay where they are, new ones come last, and what is gone is gone', () => {
  expect(steadyOrder([], [3, 1, 2])).toEqual([3, 1, 2]);
  expect(steadyOrder([3, 1, 2], [2, 3, 1])).toEqual([3, 1, 2]);
  expect(steadyOrder([3, 1, 2], [5, 2, 4, 3])).toEqual([3, 2, 5, 4]);
  expect(steadyOrder([3], [])).toEqual([]);
});
