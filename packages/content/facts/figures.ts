import { collection } from './collection.ts';

/** The six figures of the hero, in its order. Texts add the plus sign and the word. */
export const figures = collection('figures', [
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
  /** Bonuses are worth more than this many net prices of the Standard ticket. */
  bonusTimesTicket: 10,
  networkingTables: 10,
} as const;
