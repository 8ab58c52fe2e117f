/** What needs a place in a sector, in units of the smallest stand. */
export interface Wanted {
  stand: string;
  units: number;
}

/** A place in a sector, in units; nobody stands in a free one. */
export interface Place {
  stand: string | null;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Sector {
  columns: number;
  rows: number;
  places: readonly Place[];
}

const islandHeight = 3;
const aisle = 1;
const fewestIslands = 2;

/** Wide enough that a sector stays about as high as it is wide, and no stand becomes too small to press. */
export function columnsFor(units: number): number {
  return units > 42 ? 14 : 7;
}

/** The sides of a stand: as square as can be, and never higher than an island. */
export function sidesOf(units: number) {
  const width = Math.max(Math.ceil(Math.sqrt(units)), Math.ceil(units / islandHeight));
  return { width, height: Math.ceil(units / width) };
}

/**
 * Stands by their numbers, each in the first place that is wide enough, in islands with aisles between them.
 * What is left of an island is free. The same stands are always packed the same way.
 */
export function packSector(wanted: readonly Wanted[], columns: number): Sector {
  const isTaken = new Set<string>();
  const places: Place[] = [];
  let islands = fewestIslands;
  const fits = (x: number, y: number, width: number, height: number) =>
    x + width <= columns &&
    (y % islandHeight) + height <= islandHeight &&
    cells(x, y, width, height).every((cell) => !isTaken.has(cell));
  const take = (stand: string | null, x: number, y: number, width: number, height: number) => {
    for (const cell of cells(x, y, width, height)) isTaken.add(cell);
    places.push({ stand, x, y: y + Math.floor(y / islandHeight) * aisle, width, height });
  };

  for (const { stand, units } of wanted) {
    const { width, height } = sidesOf(units);
    for (let cell = 0; ; cell += 1) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      if (!fits(x, y, width, height)) continue;
      take(stand, x, y, width, height);
      islands = Math.max(islands, Math.floor(y / islandHeight) + 1);
      break;
    }
  }
  for (let cell = 0; cell < columns * islands * islandHeight; cell += 1) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (!fits(x, y, 1, 1)) continue;
    take(null, x, y, fits(x, y, 2, 1) ? 2 : 1, 1);
  }
  return { columns, rows: islands * (islandHeight + aisle) - aisle, places };
}

function cells(x: number, y: number, width: number, height: number): string[] {
  return Array.from(
    { length: width * height },
    (_, index) => `${x + (index % width)} ${y + Math.floor(index / width)}`,
  );
}
