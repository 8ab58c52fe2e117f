import { defineCollection } from './collection.ts';
import { markPlaceholder } from './placeholder.ts';

export interface PartnerPackage {
  id: string;
  name: string;
  standSquareMetres: number;
  talks: number;
  vipTickets: number;
  extras: readonly ('vip-access' | 'dedicated-pr')[];
}

export const partnerPackages = defineCollection('partner packages', [
  { id: 'silver', name: 'Silver', standSquareMetres: 6, talks: 2, vipTickets: 0, extras: [] },
  {
    id: 'gold',
    name: 'Gold',
    standSquareMetres: 12,
    talks: 4,
    vipTickets: markPlaceholder('partnerPackages.gold.vipTickets', 2),
    extras: ['vip-access'],
  },
  {
    id: 'platinum',
    name: 'Platinum',
    standSquareMetres: 24,
    talks: 6,
    vipTickets: markPlaceholder('partnerPackages.platinum.vipTickets', 4),
    extras: ['vip-access', 'dedicated-pr'],
  },
] as const satisfies readonly PartnerPackage[]);

export function findPartnerPackage(
  id: string | null,
): (typeof partnerPackages)[number] | undefined {
  return partnerPackages.find((item) => item.id === id);
}
