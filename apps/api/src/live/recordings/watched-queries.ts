import { policies } from '@kongres/content/facts/policies';
import type { Connection } from '../../platform/db/connection.ts';

export interface Watched {
  session: string;
  seconds: number;
}

/** What was watched with the ticket, the last first. */
export async function listWatched(db: Connection, orderId: string): Promise<Watched[]> {
  const { rows } = await db.query<Watched>(
    `select session, seconds from watched where order_id = $1 order by watched_at desc`,
    [orderId],
  );
  return rows;
}

/**
 * Nothing is noted of a recording that was taken away meanwhile or that the ticket does not open, nor for a ticket that
 * has gone to somebody else: both are waited for.
 */
export async function noteWatched(
  db: Connection,
  { id, tokenVersion }: { id: string; tokenVersion: number },
  { session, seconds, at, opensWorkshops }: Watched & { at: Date; opensWorkshops: boolean },
): Promise<void> {
  await db.query({
    name: 'note-watched',
    text: `insert into watched (order_id, session, seconds, watched_at)
        select o.id, r.session, $3, $4
          from (select id from orders
              where id = $1 and token_version = $5 and state = 'paid' for key share) o,
            (select session from recording
              where session = $2 and (not is_workshop or $6) for key share) r
      on conflict (order_id, session) do update set seconds = $3, watched_at = $4`,
    values: [id, session, seconds, at, tokenVersion, opensWorkshops],
  });
}

export async function eraseWatched(tx: Connection, orderId: string): Promise<void> {
  await tx.query('delete from watched where order_id = $1', [orderId]);
}

/** The round that deletes comes every day, and may be late once. */
const roundDays = 2;

/** Where nobody went on for so long. */
export function deleteOldWatched(now: Date) {
  const before = new Date(now.getTime() - (policies.watchedDays - roundDays) * 86_400_000);
  return async (db: Connection, limit: number): Promise<number> => {
    const { rowCount } = await db.query(
      `delete from watched where (order_id, session) in (
        select order_id, session from watched where watched_at < $1 limit $2
          for update skip locked)`,
      [before, limit],
    );
    return rowCount ?? 0;
  };
}
