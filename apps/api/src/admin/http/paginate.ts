const pageSize = 100;

/** One row more than shown, to detect a next page. */
export const pageQueryLimit = pageSize + 1;

/** `next` is the key of the last row shown, or null on the last page. */
export function paginateRows<Row>(rows: readonly Row[], getKey: (row: Row) => number) {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { shown, next: last && rows.length > pageSize ? getKey(last) : null };
}
