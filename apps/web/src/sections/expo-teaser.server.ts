import { exhibitors } from '@kongres/content/facts/exhibitors';

export type ExhibitorSample = ReturnType<typeof exhibitorSamples>[number];

export function exhibitorSamples() {
  return exhibitors.slice(0, 3);
}
