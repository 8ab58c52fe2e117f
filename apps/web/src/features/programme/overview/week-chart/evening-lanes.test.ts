import { expect, test } from 'vitest';
import { endOf, eveningLanes, hoursOf } from './evening-lanes.ts';

const event = (starts: string, ends: string) => ({ starts, ends });

test('a time is counted in hours, and an end after midnight comes after its beginning', () => {
  expect(hoursOf('18:30')).toBe(18.5);
  expect(endOf(event('18:00', '21:30'))).toBe(21.5);
  expect(endOf(event('22:00', '01:00'))).toBe(25);
});

test('an evening begins as many hours down as it begins late', () => {
  const evening = event('18:00', '21:30');
  expect(eveningLanes([evening], 10)).toEqual([[{ gap: 8, length: 3.5, rows: [evening] }]]);
  expect(eveningLanes([], 10)).toEqual([]);
});

test('what has the same hours shares a block', () => {
  const [one, other] = [event('17:00', '20:00'), event('17:00', '20:00')];
  expect(eveningLanes([one, other], 10)).toEqual([[{ gap: 7, length: 3, rows: [one, other] }]]);
});

test('what comes after stands below, in whatever order it is written', () => {
  const [early, late] = [event('16:00', '18:00'), event('19:00', '21:00')];
  expect(eveningLanes([late, early], 10)).toEqual([
    [
      { gap: 6, length: 2, rows: [early] },
      { gap: 1, length: 2, rows: [late] },
    ],
  ]);
});

test('what overlaps stands beside it', () => {
  const [one, other, third] = [
    event('17:00', '20:00'),
    event('18:00', '21:30'),
    event('20:00', '22:00'),
  ];
  expect(eveningLanes([one, other, third], 10)).toEqual([
    [
      { gap: 7, length: 3, rows: [one] },
      { gap: 0, length: 2, rows: [third] },
    ],
    [{ gap: 8, length: 3.5, rows: [other] }],
  ]);
});
