import { expect, test } from 'vitest';
import { editionEnd, editionStart, getPhase, getPhaseEnd } from './phases.ts';

const second = 1000;
const listInstantsAround = (moment: Date) => [
  new Date(moment.getTime() - second),
  moment,
  new Date(moment.getTime() + second),
];

test('the live phase lasts from the first day to the end of the last gala', () => {
  expect(listInstantsAround(editionStart).map(getPhase)).toEqual(['before', 'live', 'live']);
  expect(listInstantsAround(editionEnd).map(getPhase)).toEqual(['live', 'after', 'after']);
});

test('every phase except the last has an end', () => {
  expect(listInstantsAround(editionStart).map(getPhaseEnd)).toEqual([
    editionStart,
    editionEnd,
    editionEnd,
  ]);
  expect(listInstantsAround(editionEnd).map(getPhaseEnd)).toEqual([editionEnd, null, null]);
});
