import type { Connection } from '../../platform/db/connection.ts';

export async function insertOrderSearch(
  tx: Connection,
  { email, now }: { email: string; now: Date },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'insert into order_search (email, created_at) values ($1, $2) returning id',
    [email, now],
  );
  return rows[0]?.id ?? '';
}

/** Returns the address of an open search; throws if another worker holds its lock. */
export async function lockOrderSearch(tx: Connection, id: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ email: string }>(
    'select email from order_search where id = $1 for update nowait',
    [id],
  );
  return rows[0]?.email;
}

export async function deleteOrderSearch(tx: Connection, id: string): Promise<void> {
  await tx.query('delete from order_search where id = $1', [id]);
}

/** The privacy policy allows one hour; the deletion runs every ten minutes. */
const retentionMinutes = 45;

/** Deletes searches after the retention period, whether they were processed or not. */
export function deleteOldOrderSearches(now: Date) {
  return async (db: Connection, limit: number): Promise<number> => {
    const { rowCount } = await db.query(
      `delete from order_search where id in (
        select id from order_search where created_at <= $1 limit $2 for update skip locked)`,
      [new Date(now.getTime() - retentionMinutes * 60_000), limit],
    );
    return rowCount ?? 0;
  };
}

export async function eraseOrderSearches(tx: Connection, email: string): Promise<void> {
  await tx.query('delete from order_search where lower(email) = lower($1)', [email]);
}

/** Newest first; unpaid attempts are excluded. */
export async function listOrderIdsByEmail(
  db: Connection,
  email: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select id from orders where lower(email) = lower($1) and state not in ('pending', 'expired')
      order by created_at desc, number desc limit $2`,
    [email, limit],
  );
  return rows.map(({ id }) => id);
}
