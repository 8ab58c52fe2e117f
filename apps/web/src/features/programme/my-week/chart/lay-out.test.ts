import { expect, test } from 'vitest';
import { overlap } from '@kongres/content/format/minutes';
import { layOut, minutesOfAll, type Span } from './lay-out.ts';

const at = (id: string, starts: number, ends: number): Span => ({ id, starts, ends });
const closes = 21 * 60;

/** As crowded as a day can be: six rooms, all day long, everything starred. */
const crowded = Array.from({ length: 6 }, (_, room) =>
  Array.from({ length: 20 }, (_, n) =>
    at(`${room}-${n}`, 600 + n * 25 + room, 620 + n * 25 + room),
  ),
).flat();

const days: [name: string, items: Span[]][] = [
  ['two talks far apart', [at('a', 600, 645), at('b', 800, 845)]],
  [
    'short talks one after the other',
    [0, 1, 2, 3, 4].map((n) => at(`${n}`, 600 + n * 15, 615 + n * 15)),
  ],
  ['three at once', [at('a', 600, 700), at('b', 610, 690), at('c', 620, 640)]],
  ['everything', crowded],
];

test.each(days)('%s: neither bars nor words lie on each other', (_, items) => {
  const { placed, lanes } = layOut(items, closes);
  expect(placed).toHaveLength(items.length);
  for (const [index, one] of placed.entries()) {
    for (const other of placed.slice(index + 1)) {
      if (one.lane !== other.lane) continue;
      expect(overlap(one.item, other.item)).toBe(false);
      if (one.tier === other.tier) expect(overlap(one.words, other.words)).toBe(false);
    }
  }
  expect(Math.max(...placed.map(({ lane }) => lane))).toBe(lanes - 1);
});

test('words stand below; the later of two that would touch stands above', () => {
  const { placed } = layOut([at('b', 650, 690), at('a', 600, 645), at('c', 800, 845)], closes);
  expect(placed.map(({ item, lane, tier }) => [item.id, lane, tier])).toEqual([
    ['a', 0, 'below'],
    ['b', 0, 'above'],
    ['c', 0, 'below'],
  ]);
});

test('what overlaps leaves the line, and is told in pairs with their minutes', () => {
  const { placed, clashes, branches } = layOut(
    [at('long', 600, 720), at('one', 600, 645), at('two', 700, 745), at('later', 800, 845)],
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

test('what ends as the next begins is no clash', () => {
  expect(layOut([at('a', 600, 645), at('b', 645, 700)], closes).clashes).toEqual([]);
});

test('the last words of the day begin before their bar', () => {
  const { placed } = layOut([at('gala', closes - 30, closes)], closes);
  expect(placed[0]?.words).toEqual({ starts: closes - 100, ends: closes });
});

test('time that overlaps counts once', () => {
  expect(minutesOfAll([at('a', 600, 660), at('b', 630, 690), at('c', 700, 710)])).toBe(100);
  expect(minutesOfAll([])).toBe(0);
});
