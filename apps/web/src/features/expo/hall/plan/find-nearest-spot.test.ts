import { expect, test } from 'vitest';
import { findNearestSpot } from './find-nearest-spot.ts';

const spots = [
  { id: 'middle', x: 50, y: 50 },
  { id: 'right', x: 80, y: 52 },
  { id: 'far right', x: 200, y: 50 },
  { id: 'diagonal', x: 70, y: 90 },
  { id: 'above', x: 50, y: 10 },
];
const middle = { id: 'middle', x: 50, y: 50 };

test.each([
  ['ArrowRight', 'right'],
  ['ArrowDown', 'diagonal'],
  ['ArrowUp', 'above'],
  ['ArrowLeft', undefined],
  ['Enter', undefined],
])('%s moves to %s', (key, id) => {
  expect(findNearestSpot(key, middle, spots)?.id).toBe(id);
});
