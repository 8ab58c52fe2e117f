import { expect, test } from 'vitest';
import { isOverlapping } from '@kongres/content/format/minutes';
import { layOutDay, countCoveredMinutes, type Span } from './lay-out-day.ts';

const createSpan = (id: string, starts: number, ends: number): Span => ({ id, starts, ends });
const closes = 21 * 60;

/** Worst case: every session of six rooms is starred. */
const crowded = Array.from({ length: 6 }, (_, room) =>
  Array.from({ length: 20 }, (_, n) =>
    createSpan(`${room}-${n}`, 600 + n * 25 + room, 620 + n * 25 + room),
  ),
).flat();

const days: [name: string, items: Span[]][] = [
  ['two sessions far apart', [createSpan('a', 600, 645), createSpan('b', 800, 845)]],
  [
    'short consecutive sessions',
    [0, 1, 2, 3, 4].map((n) => createSpan(`${n}`, 600 + n * 15, 615 + n * 15)),
  ],
  [
    'three concurrent sessions',
    [createSpan('a', 600, 700), createSpan('b', 610, 690), createSpan('c', 620, 640)],
  ],
  ['every session', crowded],
];

test.each(days)('%s: neither bars nor titles overlap', (_, items) => {
  const { placed, lanes } = layOutDay(items, closes);
  expect(placed).toHaveLength(items.length);
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      if (one.lane !== other.lane) continue;
      expect(isOverlapping(one.item, other.item)).toBe(false);
      if (one.tier === other.tier)
        expect(isOverlapping(one.titleSpan, other.titleSpan)).toBe(false);
    }
  }
  expect(Math.max(...placed.map(({ lane }) => lane))).toBe(lanes - 1);
});

test('places titles below, and above where two would overlap', () => {
  const { placed } = layOutDay(
    [createSpan('b', 650, 690), createSpan('a', 600, 645), createSpan('c', 800, 845)],
    closes,
  );
  expect(placed.map(({ item, lane, tier }) => [item.id, lane, tier])).toEqual([
    ['a', 0, 'below'],
    ['b', 0, 'above'],
    ['c', 0, 'below'],
  ]);
});

test('moves overlapping sessions to other lanes and lists the clashing pairs', () => {
  const { placed, clashes, branches } = layOutDay(
    [
      createSpan('long', 600, 720),
      createSpan('one', 600, 645),
      createSpan('two', 700, 745),
      createSpan('later', 800, 845),
    ],
    closes,
  );
  expect(placed.map(({ item, lane }) => [item.id, lane])).toEqual([
    ['long', 0],
    ['one', 1],
    ['two', 1],
    ['later', 0],
  ]);
  expect(branches).toEqual([{ lane: 1, starts: 600, ends: 745 }]);
  expect(clashes).toHaveLength(1);
  expect(clashes[0]?.pairs.map(({ key, minutes }) => [key, minutes])).toEqual([
    ['long one', 45],
    ['long two', 20],
  ]);
});

test('treats consecutive sessions as no clash', () => {
  expect(layOutDay([createSpan('a', 600, 645), createSpan('b', 645, 700)], closes).clashes).toEqual(
    [],
  );
});

test('starts the last title of the day before its bar', () => {
  const { placed } = layOutDay([createSpan('gala', closes - 30, closes)], closes);
  expect(placed[0]?.titleSpan).toEqual({ starts: closes - 100, ends: closes });
});

test('counts overlapping time once', () => {
  expect(
    countCoveredMinutes([
      createSpan('a', 600, 660),
      createSpan('b', 630, 690),
      createSpan('c', 700, 710),
    ]),
  ).toBe(100);
  expect(countCoveredMinutes([])).toBe(0);
});
