import type { Connection } from '../../platform/db/connection.ts';

export interface TestOrder {
  id: string;
  state: string;
  paymentId: string | null;
}

export async function readTestOrder(
  db: Connection,
  checkoutUrl: string,
): Promise<TestOrder | null> {
  const { rows } = await db.query<TestOrder>(
    'select id, state, payment_id as "paymentId" from orders where checkout_url = $1',
    [checkoutUrl],
  );
  return rows[0] ?? null;
}

export async function countEvents(db: Connection): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from stripe_event',
  );
  return rows[0]?.count ?? 0;
}
