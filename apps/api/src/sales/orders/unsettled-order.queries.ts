import type { Connection } from '../../platform/db/connection.ts';
import type { Order } from './order.ts';
import { orderColumns } from './order.queries.ts';

/**
 * Lists expired holds and, once the sale is over, all open checkouts. A payment in state `processing` keeps
 * its hold; an order whose last check failed waits for its backoff.
 */
export async function listExpiredHolds(
  db: Connection,
  { now, isSaleOver, limit }: { now: Date; isSaleOver: boolean; limit: number },
): Promise<Order[]> {
  const { rows } = await db.query<Order>(
    `select ${orderColumns} from orders
      where (state in ('pending', 'awaiting_payment') and hold_expires_at < $1
          or $2 and state = 'awaiting_payment')
        and (reconcile_after is null or reconcile_after <= $1)
      order by hold_expires_at limit $3`,
    [now, isSaleOver, limit],
  );
  return rows;
}

/**
 * Selects unsettled orders that were not checked lately, least recently checked first, and marks them as
 * checked. Orders with pending refunds or open disputes are due hourly.
 */
export async function claimOrdersToReconcile(
  db: Connection,
  reconciledBefore: Date,
  now: Date,
  limit: number,
): Promise<Order[]> {
  const { rows } = await db.query<Order>(
    `update orders set reconciled_at = $2 where id in (
       select id from orders
         where (reconcile_after is null or reconcile_after <= $2) and (
           state in ('awaiting_payment', 'processing') and checkout_session_id is not null
             and coalesce(reconciled_at, created_at) < $1
           or (state = 'needs_refund' or pending_refund_minor > 0 or open_dispute_minor > 0)
             and payment_id is not null
             and coalesce(reconciled_at, created_at) < $2::timestamptz - interval '1 hour'
         )
         order by coalesce(reconciled_at, created_at) limit $3
         for update skip locked
     ) returning ${orderColumns}`,
    [reconciledBefore, now, limit],
  );
  return rows;
}

/** Exponential backoff; returns the number of consecutive failures. */
export async function postponeReconciliation(
  db: Connection,
  id: string,
  now: Date,
): Promise<number> {
  const { rows } = await db.query<{ failures: number }>(
    `update orders set reconcile_failures = reconcile_failures + 1,
        reconcile_after = $2::timestamptz
          + least(interval '1 minute' * power(2, least(reconcile_failures, 12)), interval '6 hours')
      where id = $1 returning reconcile_failures as failures`,
    [id, now],
  );
  return rows[0]?.failures ?? 0;
}

export async function resetReconcileFailures(db: Connection, id: string): Promise<void> {
  await db.query(
    'update orders set reconcile_failures = 0, reconcile_after = null where id = $1 and reconcile_failures > 0',
    [id],
  );
}
