/** Size in plan units. */
export interface StandRequest {
  stand: string;
  units: number;
}

/** Rectangle of a sector in plan units; `stand` is null for a free place. */
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
const minIslands = 2;

/** Keeps sectors roughly square and stands large enough to tap. */
export function getColumnCount(units: number): number {
  return units > 42 ? 14 : 7;
}

/** As square as possible and never higher than an island. */
export function getStandSides(units: number) {
  const width = Math.max(Math.ceil(Math.sqrt(units)), Math.ceil(units / islandHeight));
  return { width, height: Math.ceil(units / width) };
}

/**
 * First-fit packing in the given order into islands separated by aisles; the rest of an island becomes free places.
 * Deterministic: the same stands always give the same plan.
 */
export function packSector(requests: readonly StandRequest[], columns: number): Sector {
  const takenCells = new Set<string>();
  const places: Place[] = [];
  let islands = minIslands;
  const fits = (x: number, y: number, width: number, height: number) =>
    x + width <= columns &&
    (y % islandHeight) + height <= islandHeight &&
    listCells(x, y, width, height).every((cell) => !takenCells.has(cell));
  const placeStand = (
    stand: string | null,
    x: number,
    y: number,
    width: number,
    height: number,
  ) => {
    for (const cell of listCells(x, y, width, height)) takenCells.add(cell);
    places.push({ stand, x, y: y + Math.floor(y / islandHeight) * aisle, width, height });
  };

  for (const { stand, units } of requests) {
    const { width, height } = getStandSides(units);
    for (let cell = 0; ; cell += 1) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      if (!fits(x, y, width, height)) continue;
      placeStand(stand, x, y, width, height);
      islands = Math.max(islands, Math.floor(y / islandHeight) + 1);
      break;
    }
  }
  for (let cell = 0; cell < columns * islands * islandHeight; cell += 1) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    if (!fits(x, y, 1, 1)) continue;
    placeStand(null, x, y, fits(x, y, 2, 1) ? 2 : 1, 1);
  }
  return { columns, rows: islands * (islandHeight + aisle) - aisle, places };
}

function listCells(x: number, y: number, width: number, height: number): string[] {
  return Array.from(
    { length: width * height },
    (_, index) => `${x + (index % width)} ${y + Math.floor(index / width)}`,
  );
}
