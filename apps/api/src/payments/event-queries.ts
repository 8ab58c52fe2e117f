import type { Connection } from '../db/connection.ts';

/** Notes an event; false if it had been noted before. A parallel delivery waits here for the first. */
export async function insertEvent(
  tx: Connection,
  event: { id: string; type: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into stripe_event (id, type) values ($1, $2) on conflict do nothing',
    [event.id, event.type],
  );
  return rowCount === 1;
}
