import type { Connection } from '../../platform/db/connection.ts';
import { retention } from './retention.ts';

/** Deletes at most so many; how many it were. */
export type DeleteSome = (db: Connection, limit: number) => Promise<number>;

/** The rule of each promise is inside its function: see the migration that made it. */
export const deleteUnpaidOrders = byFunction('delete_unpaid_orders');
export const deleteSettledOrders = byFunction('delete_settled_orders');
export const deletePaymentEvents = byFunction('delete_payment_events');
export const deleteOldJournal = byFunction('delete_old_journal');
export const deleteRecipients = byFunction('delete_recipients');

function byFunction(name: string): DeleteSome {
  return async (db, limit) => {
    const { rows } = await db.query<{ deleted: number }>(`select ${name}($1) as deleted`, [limit]);
    return rows[0]?.deleted ?? 0;
  };
}

/** Counters whose time is over. One that was begun anew meanwhile stays. */
export function deleteCounters(now: Date): DeleteSome {
  return async (db, limit) => {
    const { rowCount } = await db.query(
      `delete from rate_limit where expire <= $1 and key in (
        select key from rate_limit where expire <= $1 limit $2 for update skip locked)`,
      [now.getTime(), limit],
    );
    return rowCount ?? 0;
  };
}

/** Unlike the stock these follow the facts with every migration: the policy is built from the same ones. */
export async function writeRetention(db: Connection): Promise<void> {
  await db.query(
    `insert into retention (what, keep) select key, value::interval from jsonb_each_text($1)
      on conflict (what) do update set keep = excluded.keep`,
    [JSON.stringify(retention)],
  );
}
