import { expect, test } from 'vitest';
import { getEndHour, arrangeEveningLanes, parseHours } from './evening-lanes.ts';

const createEvent = (starts: string, ends: string) => ({ starts, ends });

test('parses times to hours and adds a day to ends after midnight', () => {
  expect(parseHours('18:30')).toBe(18.5);
  expect(getEndHour(createEvent('18:00', '21:30'))).toBe(21.5);
  expect(getEndHour(createEvent('22:00', '01:00'))).toBe(25);
});

test('starts a block at its distance from the first hour', () => {
  const evening = createEvent('18:00', '21:30');
  expect(arrangeEveningLanes([evening], 10)).toEqual([[{ gap: 8, length: 3.5, rows: [evening] }]]);
  expect(arrangeEveningLanes([], 10)).toEqual([]);
});

test('merges events with the same hours into one block', () => {
  const [one, other] = [createEvent('17:00', '20:00'), createEvent('17:00', '20:00')];
  expect(arrangeEveningLanes([one, other], 10)).toEqual([
    [{ gap: 7, length: 3, rows: [one, other] }],
  ]);
});

test('places consecutive events in one lane regardless of input order', () => {
  const [early, late] = [createEvent('16:00', '18:00'), createEvent('19:00', '21:00')];
  expect(arrangeEveningLanes([late, early], 10)).toEqual([
    [
      { gap: 6, length: 2, rows: [early] },
      { gap: 1, length: 2, rows: [late] },
    ],
  ]);
});

test('places overlapping events in separate lanes', () => {
  const [one, other, third] = [
    createEvent('17:00', '20:00'),
    createEvent('18:00', '21:30'),
    createEvent('20:00', '22:00'),
  ];
  expect(arrangeEveningLanes([one, other, third], 10)).toEqual([
    [
      { gap: 7, length: 3, rows: [one] },
      { gap: 0, length: 2, rows: [third] },
    ],
    [{ gap: 8, length: 3.5, rows: [other] }],
  ]);
});
