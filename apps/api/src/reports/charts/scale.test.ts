import { expect, test } from 'vitest';
import { scaleTo } from './scale.ts';

test.each([
  [0, [1]],
  [1, [1]],
  [3, [1, 2, 3]],
  [5, [2, 4, 6]],
  [19, [5, 10, 15, 20]],
  [40, [10, 20, 30, 40]],
  [41, [20, 40, 60]],
  [2960.5, [1000, 2000, 3000]],
])('a scale to %d has the lines %j', (greatest, lines) => {
  expect(scaleTo(greatest)).toEqual({ top: lines.at(-1), lines });
});
