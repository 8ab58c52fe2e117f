import type { Connection } from '../../platform/db/connection.ts';

export async function insertSearch(
  tx: Connection,
  { email, now }: { email: string; now: Date },
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'insert into order_search (email, created_at) values ($1, $2) returning id',
    [email, now],
  );
  return rows[0]?.id ?? '';
}

/** The address to look for, if it still is; throws if another worker is at it in this moment. */
export async function lockSearch(tx: Connection, id: string): Promise<string | undefined> {
  const { rows } = await tx.query<{ email: string }>(
    'select email from order_search where id = $1 for update nowait',
    [id],
  );
  return rows[0]?.email;
}

export async function deleteSearch(tx: Connection, id: string): Promise<void> {
  await tx.query('delete from order_search where id = $1', [id]);
}

/** The policy says an hour; the round that deletes comes every ten minutes. */
const searchMinutes = 45;

/** Addresses somebody looked for. Whatever keeps us from writing to one, it does not stay. */
export function deleteSearches(now: Date) {
  return async (db: Connection, limit: number): Promise<number> => {
    const { rowCount } = await db.query(
      `delete from order_search where id in (
        select id from order_search where created_at <= $1 limit $2 for update skip locked)`,
      [new Date(now.getTime() - searchMinutes * 60_000), limit],
    );
    return rowCount ?? 0;
  };
}

export async function eraseSearches(tx: Connection, email: string): Promise<void> {
  await tx.query('delete from order_search where lower(email) = lower($1)', [email]);
}

/** The orders of an address that a buyer would look for, the newest first. */
export async function listToldOrders(
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
