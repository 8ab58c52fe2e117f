import type { Kind } from './kinds.ts';
import { entriesOf } from './read-entries.ts';

/** Words for a number of entries, by the name that a text calls them: `{{awardCategories}}`. */
export const countedKinds = { awardCategories: 'award-categories' } as const satisfies Record<
  string,
  Kind
>;

/** Apart from the facts that are counted, so that the API, which names none of these, reads no entries. */
export function entryCounts() {
  const counts = Object.entries(countedKinds).map(([key, kind]) => [key, entriesOf(kind).length]);
  return Object.fromEntries(counts) as Record<keyof typeof countedKinds, number>;
}
