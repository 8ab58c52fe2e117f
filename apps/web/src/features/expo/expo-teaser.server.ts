import { exhibitors } from '@kongres/content/facts/exhibitors';
import { pictureOf } from '../../art/pictured.ts';

export type ExhibitorSample = ReturnType<typeof exhibitorSamples>[number];

export function exhibitorSamples() {
  return exhibitors.slice(0, 3).map((row) => ({ ...row, image: pictureOf('exhibitor', row) }));
}
