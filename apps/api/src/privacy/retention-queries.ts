import type { Connection } from '../db/connection.ts';

/** Deletes at most so many; how many it were. */
export type DeleteSome = (db: Connection, limit: number) => Promise<number>;

/** The policy says an hour; the round that deletes comes every ten minutes. */
const searchMinutes = 45;

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

/** Addresses somebody looked for. Whatever keeps us from writing to one, it does not stay. */
export function deleteSearches(now: Date): DeleteSome {
  return async (db, limit) => {
    const { rowCount } = await db.query(
      `delete from order_search where id in (
        select id from order_search where created_at <= $1 limit $2 for update skip locked)`,
      [new Date(now.getTime() - searchMinutes * 60_000), limit],
    );
    return rowCount ?? 0;
  };
}

/** Hashes of client addresses on orders that hold nothing any more: there is nothing left to count. */
export function clearClients(now: Date): DeleteSome {
  return async (db, limit) => {
    const { rowCount } = await db.query(
      `update orders set client = '' where id in (
        select id from orders
          where client <> '' and state not in ('pending', 'awaiting_payment', 'processing')
            and hold_ends_at <= $1
          limit $2 for update skip locked)`,
      [now, limit],
    );
    return rowCount ?? 0;
  };
}
