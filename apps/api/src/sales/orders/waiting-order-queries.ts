import type { Connection } from '../../platform/db/connection.ts';
import type { Order } from './order.ts';
import { orderColumns } from './order-queries.ts';

/**
 * Holds whose time has passed, and once the sale is over all that wait at a payment page. A payment under way
 * keeps its hold, however long the bank takes. One that could not be asked about waits its turn.
 */
export async function listOverdue(
  db: Connection,
  { now, isSaleOver, limit }: { now: Date; isSaleOver: boolean; limit: number },
): Promise<Order[]> {
  const { rows } = await db.query<Order>(
    `select ${orderColumns} from orders
      where (state in ('pending', 'awaiting_payment') and hold_ends_at < $1
          or $2 and state = 'awaiting_payment')
        and (ask_after is null or ask_after <= $1)
      order by hold_ends_at limit $3`,
    [now, isSaleOver, limit],
  );
  return rows;
}

/**
 * Orders that wait for word from Stripe and about which nobody has asked lately, oldest question
 * first; marks them as asked. Those whose money is still moving change slowly and are asked hourly.
 */
export async function takeUnanswered(
  db: Connection,
  askedBefore: Date,
  now: Date,
  limit: number,
): Promise<Order[]> {
  const { rows } = await db.query<Order>(
    `update orders set asked_at = $2 where id in (
       select id from orders
         where (ask_after is null or ask_after <= $2) and (
           state in ('awaiting_payment', 'processing') and session_id is not null
             and coalesce(asked_at, created_at) < $1
           or (state = 'needs_refund' or returning_minor > 0 or frozen_minor > 0)
             and payment_id is not null
             and coalesce(asked_at, created_at) < $2::timestamptz - interval '1 hour'
         )
         order by coalesce(asked_at, created_at) limit $3
         for update skip locked
     ) returning ${orderColumns}`,
    [askedBefore, now, limit],
  );
  return rows;
}

/** Puts the next question off, longer each time; how often it has failed in a row. */
export async function postponeAsking(db: Connection, id: string, now: Date): Promise<number> {
  const { rows } = await db.query<{ failures: number }>(
    `update orders set ask_failures = ask_failures + 1,
        ask_after = $2::timestamptz
          + least(interval '1 minute' * power(2, least(ask_failures, 12)), interval '6 hours')
      where id = $1 returning ask_failures as failures`,
    [id, now],
  );
  return rows[0]?.failures ?? 0;
}

export async function noteAnswer(db: Connection, id: string): Promise<void> {
  await db.query(
    'update orders set ask_failures = 0, ask_after = null where id = $1 and ask_failures > 0',
    [id],
  );
}
