import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const spots = [
  { id: 'middle', x: 50, y: 50 },
  { id: 'right', x: 80, y: 52 },
  { id: 'far right', x: 200, y: 50 },
  { id: 'askew', x: 70, y: 90 },
  { id: 'above', x: 50, y: 10 },
];
const middle = { id: 'middle', x: 50, y: 50 };

test.each([
  ['ArrowRight', 'right'],
  ['ArrowDown', 'askew'],
  ['ArrowUp', 'above'],
  ['ArrowLeft', undefined],
  ['Enter', undefined],
])('%s leads to the one %s', (key, id) => {
  expect(nearest(key, middle, spots)?.id).toBe(id);
});
