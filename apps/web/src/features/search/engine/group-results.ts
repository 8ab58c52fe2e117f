import { groups, type Group, type Row } from '../file/search-file.ts';
import type { QueryResult } from './finder.ts';

export interface ResultGroup {
  group: Group;
  /** In descending order of score. */
  rows: Row[];
}

/** Score ratio needed to move a group to the front, so that groups do not reorder on every keystroke. */
const clearlyBetter = 1.15;

/** Groups in the default order, except that one with a clearly better top hit comes first. */
export function groupResults({ hits: allHits }: Pick<QueryResult, 'hits'>): ResultGroup[] {
  const defaultOrder = groups
    .map((group) => ({ group, hits: allHits.filter(({ row }) => row.group === group) }))
    .filter(({ hits }) => hits.length > 0);
  const getTopScore = (each: (typeof defaultOrder)[number] | undefined) =>
    each?.hits[0]?.score ?? 0;
  const best = defaultOrder.find((each) => each.hits[0] === allHits[0]);
  const isFirst = getTopScore(best) > getTopScore(defaultOrder[0]) * clearlyBetter;
  const order =
    best && isFirst ? [best, ...defaultOrder.filter((each) => each !== best)] : defaultOrder;
  return order.map(({ group, hits }) => ({ group, rows: hits.map(({ row }) => row) }));
}
