import { defineCollection } from './collection.ts';

export const zones = defineCollection('zones', [
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

/** Sectors are named A, B, C in the order of the zones. */
export function getSector(zone: ZoneId): string {
  return String.fromCodePoint(65 + zones.findIndex(({ id }) => id === zone));
}

/** The zone of a stand such as `A-007`; undefined for an unknown sector. */
export function findZoneOfStand(stand: string): ZoneId | undefined {
  return zones.find(({ id }) => getSector(id) === stand.slice(0, 1))?.id;
}
