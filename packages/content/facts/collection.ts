/** Defines a typed list of rows. Duplicate ids fail at import, because the second row would never be found. */
export function defineCollection<const Rows extends readonly { id: string }[]>(
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

/** Throws for an unknown id. */
export function getRow<Row extends { id: string }>(rows: readonly Row[], id: Row['id']): Row {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`no row has the id "${id}"`);
  return row;
}
