import { defineCollection } from './collection.ts';

export const figures = defineCollection('figures', [
  { id: 'exhibitors', value: 120 },
  { id: 'bonuses', value: 3500, currency: 'PLN' },
  { id: 'participants', value: 10000 },
  { id: 'speakers', value: 80 },
  { id: 'lectures', value: 70 },
  { id: 'workshops', value: 20 },
]);

export type FigureId = (typeof figures)[number]['id'];

export const claims = {
  startups: 50,
  bonusTimesTicket: 10,
  networkingTables: 10,
} as const;
