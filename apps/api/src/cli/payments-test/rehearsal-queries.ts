import type { Connection } from '../../platform/db/connection.ts';

export interface RehearsedOrder {
  id: string;
  state: string;
  paymentId: string | null;
}

/** The order that leads to this payment page. */
export async function readRehearsedOrder(
  db: Connection,
  checkoutUrl: string,
): Promise<RehearsedOrder | null> {
  const { rows } = await db.query<RehearsedOrder>(
    'select id, state, payment_id as "paymentId" from orders where checkout_url = $1',
    [checkoutUrl],
  );
  return rows[0] ?? null;
}

/** How many events of Stripe's have been heard so far. */
export async function countEvents(db: Connection): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from stripe_event',
  );
  return rows[0]?.count ?? 0;
}
