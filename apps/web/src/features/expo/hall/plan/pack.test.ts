import { expect, test } from 'vitest';
import { columnsFor, packSector, type Place } from './pack.ts';

const many = Array.from({ length: 125 }, (_, index) => ({
  stand: `A-${index}`,
  units: [1, 2, 4][index % 3] ?? 1,
}));

const area = ({ width, height }: Place) => width * height;

test.each([0, 1, 9, 125])(
  'of %s stands each has one place of its size, and none overlap',
  (count) => {
    const wanted = many.slice(0, count);
    const units = wanted.reduce((sum, each) => sum + each.units, 0);
    const { columns, rows, places } = packSector(wanted, columnsFor(units));
    for (const { stand, units: size } of wanted) {
      expect(places.filter((place) => place.stand === stand).map(area)).toEqual([size]);
    }
    const cells = places.flatMap(({ x, y, width, height }) =>
      Array.from({ length: width * height }, (_, cell) => [
        x + (cell % width),
        y + Math.floor(cell / width),
      ]),
    );
    expect(new Set(cells.map(String)).size).toBe(cells.length);
    expect(cells.every(([x = -1, y = -1]) => x < columns && y < rows)).toBe(true);
  },
);

test('an aisle stays free between the islands', () => {
  const { rows, places } = packSector(many, 14);
  const isUsed = (row: number) => places.some(({ y, height }) => y <= row && row < y + height);
  const aisles = Array.from({ length: rows }, (_, row) => row).filter((row) => !isUsed(row));
  expect(aisles.length).toBeGreaterThan(1);
  expect(aisles.every((row) => row % 4 === 3)).toBe(true);
});

test('a stand that comes later moves nobody who was there before', () => {
  const before = packSector(many.slice(0, 20), 7).places.filter(({ stand }) => stand);
  const after = packSector(many.slice(0, 21), 7).places;
  for (const place of before) expect(after).toContainEqual(place);
});
