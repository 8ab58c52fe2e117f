import { groups, type Group, type Row } from '../file/search-file.ts';
import type { Answer } from './finder.ts';

export interface FoundGroup {
  group: Group;
  /** The best first. */
  rows: Row[];
}

/** So much better than the first of the usual order is what comes before it; otherwise columns would jump at every letter. */
const clearlyBetter = 1.15;

/** What was found by kind, in the usual order; a kind that has a clearly better first hit comes first. */
export function arranged({ found }: Pick<Answer, 'found'>): FoundGroup[] {
  const usual = groups
    .map((group) => ({ group, hits: found.filter(({ row }) => row.group === group) }))
    .filter(({ hits }) => hits.length > 0);
  const bestOf = (at: (typeof usual)[number] | undefined) => at?.hits[0]?.score ?? 0;
  const best = usual.find((at) => at.hits[0] === found[0]);
  const isFirst = bestOf(best) > bestOf(usual[0]) * clearlyBetter;
  const order = best && isFirst ? [best, ...usual.filter((at) => at !== best)] : usual;
  return order.map(({ group, hits }) => ({ group, rows: hits.map(({ row }) => row) }));
}
