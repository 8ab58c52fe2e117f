import { collection } from './collection.ts';

export const zones = collection('zones', [
  { id: 'business' },
  { id: 'marketing' },
  { id: 'education' },
  { id: 'school' },
  { id: 'fun' },
  { id: 'kids' },
  { id: 'power' },
  { id: 'influencer' },
]);

export type ZoneId = (typeof zones)[number]['id'];

/** The hall has a sector for each zone, called A, B, C in their order. */
export function sectorOf(zone: ZoneId): string {
  return String.fromCodePoint(65 + zones.findIndex(({ id }) => id === zone));
}

/** The zone in whose sector a stand such as `A-007` stands; none for a sector that the hall does not have. */
export function zoneOfStand(stand: string): ZoneId | undefined {
  return zones.find(({ id }) => sectorOf(id) === stand.slice(0, 1))?.id;
}
