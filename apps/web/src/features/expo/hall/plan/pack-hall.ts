import { partnerPackages } from '@kongres/content/facts/partner-packages';
import { findZoneOfStand, zones, type ZoneId } from '@kongres/content/facts/zones';
import { getColumnCount, packSector, type Sector, type StandRequest } from './pack-sector.ts';

interface ExhibitorStand {
  stand: string;
  squareMetres: number;
}

/** One plan unit is the smallest stand on sale. */
const unit = Math.min(...partnerPackages.map(({ standSquareMetres }) => standSquareMetres));

export function toPlanUnits(squareMetres: number): number {
  return Math.ceil(squareMetres / unit);
}

/** All sectors share one scale; the fullest determines the number of columns. */
export function packHall(stands: readonly ExhibitorStand[]): Record<ZoneId, Sector> {
  const requests = zones.map(({ id }) => listStandRequests(id, stands));
  const columns = getColumnCount(Math.max(...requests.map(sumUnits)));
  const sectors = zones.map(({ id }, index) => [id, packSector(requests[index] ?? [], columns)]);
  return Object.fromEntries(sectors) as Record<ZoneId, Sector>;
}

function listStandRequests(zone: ZoneId, stands: readonly ExhibitorStand[]): StandRequest[] {
  return stands
    .filter(({ stand }) => findZoneOfStand(stand) === zone)
    .toSorted((one, other) => (one.stand < other.stand ? -1 : 1))
    .map(({ stand, squareMetres }) => ({ stand, units: toPlanUnits(squareMetres) }));
}

function sumUnits(requests: readonly StandRequest[]): number {
  return requests.reduce((sum, { units }) => sum + units, 0);
}
