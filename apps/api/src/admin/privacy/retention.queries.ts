import type { Connection } from '../../platform/db/connection.ts';
import { retention } from './retention.ts';

export type DeleteBatch = (db: Connection, limit: number) => Promise<number>;

/** The conditions are in the SQL functions. */
export const deleteUnpaidOrders = createDeleteFunction('delete_unpaid_orders');
export const deleteSettledOrders = createDeleteFunction('delete_settled_orders');
export const deletePaymentEvents = createDeleteFunction('delete_payment_events');
export const deleteOldAuditLog = createDeleteFunction('delete_old_audit_log');
export const deleteRecipients = createDeleteFunction('delete_recipients');

function createDeleteFunction(name: string): DeleteBatch {
  return async (db, limit) => {
    const { rows } = await db.query<{ deleted: number }>(`select ${name}($1) as deleted`, [limit]);
    return rows[0]?.deleted ?? 0;
  };
}

/** Skips counters that were restarted meanwhile. */
export function deleteExpiredRateLimits(now: Date): DeleteBatch {
  return async (db, limit) => {
    const { rowCount } = await db.query(
      `delete from rate_limit where expire <= $1 and key in (
        select key from rate_limit where expire <= $1 limit $2 for update skip locked)`,
      [now.getTime(), limit],
    );
    return rowCount ?? 0;
  };
}

/** Overwritten by every migration: the privacy policy is built from the same facts. */
export async function saveRetention(db: Connection): Promise<void> {
  await db.query(
    `insert into retention (kind, keep_for) select key, value::interval from jsonb_each_text($1)
      on conflict (kind) do update set keep_for = excluded.keep_for`,
    [JSON.stringify(retention)],
  );
}
