const pageSize = 100;

/** One more than is shown tells whether there are more. */
export const pageLimit = pageSize + 1;

/** The rows of a page, and by which of them the next one goes on; null at the end. */
export function pageOf<Row>(found: readonly Row[], keyOf: (row: Row) => number) {
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  return { shown, next: last && found.length > pageSize ? keyOf(last) : null };
}
