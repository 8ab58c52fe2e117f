import { collection } from './collection.ts';

export interface PartnerPackage {
  id: string;
  name: string;
  standSquareMetres: number;
  talks: number;
  extras: readonly ('vip-access' | 'dedicated-pr')[];
}

export const partnerPackages = collection('partner packages', [
  { id: 'silver', name: 'Silver', standSquareMetres: 6, talks: 2, extras: [] },
  { id: 'gold', name: 'Gold', standSquareMetres: 12, talks: 4, extras: ['vip-access'] },
  {
    id: 'platinum',
    name: 'Platinum',
    standSquareMetres: 24,
    talks: 6,
    extras: ['vip-access', 'dedicated-pr'],
  },
] as const satisfies readonly PartnerPackage[]);
