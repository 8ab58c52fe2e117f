import type { Pool } from '../../src/platform/db/connection.ts';

export interface BoughtOrder {
  id: string;
  session: string;
  number: number;
}

/** Finds the order by the checkout URL in the response. */
export async function readBoughtOrder(pool: Pool, answer: Response): Promise<BoughtOrder> {
  const { url } = (await answer.json()) as { url: string };
  const { rows } = await pool.query<BoughtOrder>(
    'select id, checkout_session_id as session, number from orders where checkout_url = $1',
    [url],
  );
  if (!rows[0]) throw new Error(`no order has this checkout URL: ${answer.status}`);
  return rows[0];
}

export async function readOrderState(pool: Pool, id: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ state: string }>('select state from orders where id = $1', [
    id,
  ]);
  return rows[0]?.state;
}

export async function hasValidTicket(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from ticket t join orders o on o.id = t.order_id
      where o.id = $1 and o.state = 'paid' and t.void_at is null`,
    [id],
  );
  return rowCount === 1;
}
