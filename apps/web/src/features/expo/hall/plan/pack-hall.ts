import { partnerPackages } from '@kongres/content/facts/partner-packages';
import { zoneOfStand, zones, type ZoneId } from '@kongres/content/facts/zones';
import { columnsFor, packSector, type Sector, type Wanted } from './pack.ts';

interface Standing {
  stand: string;
  squareMetres: number;
}

/** The smallest stand that is sold is one unit of the plan. */
const unit = Math.min(...partnerPackages.map(({ standSquareMetres }) => standSquareMetres));

export function unitsIn(squareMetres: number): number {
  return Math.ceil(squareMetres / unit);
}

/** Every sector on one scale: the fullest says how wide they are. */
export function packHall(standing: readonly Standing[]): Record<ZoneId, Sector> {
  const wanted = zones.map(({ id }) => wantedIn(id, standing));
  const columns = columnsFor(Math.max(...wanted.map(unitsOf)));
  const sectors = zones.map(({ id }, index) => [id, packSector(wanted[index] ?? [], columns)]);
  return Object.fromEntries(sectors) as Record<ZoneId, Sector>;
}

function wantedIn(zone: ZoneId, standing: readonly Standing[]): Wanted[] {
  return standing
    .filter(({ stand }) => zoneOfStand(stand) === zone)
    .toSorted((one, other) => (one.stand < other.stand ? -1 : 1))
    .map(({ stand, squareMetres }) => ({ stand, units: unitsIn(squareMetres) }));
}

function unitsOf(wanted: readonly Wanted[]): number {
  return wanted.reduce((sum, { units }) => sum + units, 0);
}
