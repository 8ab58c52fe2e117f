import type { Connection } from '../../platform/db/connection.ts';
import { isOrderId } from './order.ts';
import { readOrderIdByPayment } from './order-queries.ts';

/** An order by its id, or by the payment it was paid with. */
export async function findOrderId(
  db: Connection,
  subject: { orderId: string } | { paymentId: string },
): Promise<string | undefined> {
  if ('paymentId' in subject) return await readOrderIdByPayment(db, subject.paymentId);
  return isOrderId(subject.orderId) ? subject.orderId : undefined;
}
