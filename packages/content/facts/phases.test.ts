import { expect, test } from 'vitest';
import { editionEnds, editionStarts, phaseAt, phaseEnds } from './phases.ts';

const second = 1000;
const around = (moment: Date) => [
  new Date(moment.getTime() - second),
  moment,
  new Date(moment.getTime() + second),
];

test('the edition begins with its first second and is over with its last gala', () => {
  expect(around(editionStarts).map(phaseAt)).toEqual(['before', 'live', 'live']);
  expect(around(editionEnds).map(phaseAt)).toEqual(['live', 'after', 'after']);
});

test('every phase but the last says when it ends', () => {
  expect(around(editionStarts).map(phaseEnds)).toEqual([editionStarts, editionEnds, editionEnds]);
  expect(around(editionEnds).map(phaseEnds)).toEqual([editionEnds, null, null]);
});
