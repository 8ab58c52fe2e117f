import { expect, test } from 'vitest';
import { getColumnCount, packSector, type Place } from './pack-sector.ts';

const standRequests = Array.from({ length: 125 }, (_, index) => ({
  stand: `A-${index}`,
  units: [1, 2, 4][index % 3] ?? 1,
}));

const getArea = ({ width, height }: Place) => width * height;

test.each([0, 1, 9, 125])(
  'packs %s stands, each with one place of its size and without overlaps',
  (count) => {
    const requests = standRequests.slice(0, count);
    const units = requests.reduce((sum, each) => sum + each.units, 0);
    const { columns, rows, places } = packSector(requests, getColumnCount(units));
    for (const { stand, units: size } of requests) {
      expect(places.filter((place) => place.stand === stand).map(getArea)).toEqual([size]);
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

test('keeps the aisles between islands free', () => {
  const { rows, places } = packSector(standRequests, 14);
  const isUsed = (row: number) => places.some(({ y, height }) => y <= row && row < y + height);
  const aisles = Array.from({ length: rows }, (_, row) => row).filter((row) => !isUsed(row));
  expect(aisles.length).toBeGreaterThan(1);
  expect(aisles.every((row) => row % 4 === 3)).toBe(true);
});

test('adding a stand at the end moves no other stand', () => {
  const before = packSector(standRequests.slice(0, 20), 7).places.filter(({ stand }) => stand);
  const after = packSector(standRequests.slice(0, 21), 7).places;
  for (const place of before) expect(after).toContainEqual(place);
});
