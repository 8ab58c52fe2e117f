/**
 * A typed list of rows, each with an id of its own. A row written twice would silently shadow
 * the first in every lookup, so it fails at import instead.
 */
export function collection<const Rows extends readonly { id: string }[]>(
  name: string,
  rows: Rows,
): Rows {
  const seen = new Set<string>();
  for (const { id } of rows) {
    if (seen.has(id)) throw new Error(`${name}: the id "${id}" is used twice`);
    seen.add(id);
  }
  return rows;
}

/** The row with this id; an id that is not in the collection is a bug in the caller. */
export function pick<Row extends { id: string }>(rows: readonly Row[], id: Row['id']): Row {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`no row has the id "${id}"`);
  return row;
}
