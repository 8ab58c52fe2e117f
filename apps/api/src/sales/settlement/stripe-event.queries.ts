import type { Connection } from '../../platform/db/connection.ts';

/** Returns false for a duplicate. A concurrent delivery blocks here until the first one commits. */
export async function insertStripeEvent(
  tx: Connection,
  event: { id: string; type: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into stripe_event (id, type) values ($1, $2) on conflict do nothing',
    [event.id, event.type],
  );
  return rowCount === 1;
}

export async function hasStripeEvent(db: Connection, id: string): Promise<boolean> {
  const { rowCount } = await db.query('select from stripe_event where id = $1', [id]);
  return rowCount === 1;
}

export async function listProcessedEventIds(
  db: Connection,
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ id: string }>(
    'select id from stripe_event where id = any ($1)',
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}
