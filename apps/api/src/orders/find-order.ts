import type { Connection } from '../db/connection.ts';
import { isOrderId, type Order } from './order.ts';
import { readOrder, readOrderIdByPayment } from './order-queries.ts';

/** An order by its id, or by the payment it was paid with. */
export async function findOrderId(
  db: Connection,
  subject: { orderId: string } | { paymentId: string },
): Promise<string | undefined> {
  if ('paymentId' in subject) return await readOrderIdByPayment(db, subject.paymentId);
  return isOrderId(subject.orderId) ? subject.orderId : undefined;
}

export function findOrder(db: Connection, id: string): Promise<Order | undefined> {
  return readOrder(db, id);
}
