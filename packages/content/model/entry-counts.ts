import type { Kind } from './kinds.ts';
import { listEntries } from './read-entries.ts';

export const countedKinds = { awardCategories: 'award-categories' } as const satisfies Record<
  string,
  Kind
>;

/** Separate from the counted facts, so that the API reads no entries. */
export function countEntries() {
  const counts = Object.entries(countedKinds).map(([key, kind]) => [key, listEntries(kind).length]);
  return Object.fromEntries(counts) as Record<keyof typeof countedKinds, number>;
}
