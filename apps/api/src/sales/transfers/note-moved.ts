import type { Context } from '../../platform/context.ts';
import type { Payments } from '../payments/payments.ts';
import { readOrder } from '../orders/order-queries.ts';

/**
 * Tells the payment provider whom an order belongs to since it was moved: should our database be lost,
 * the order must not come back to the address that it was taken from.
 */
export async function noteMoved(
  { pool, payments }: Pick<Context, 'pool'> & { payments: Pick<Payments, 'noteMoved'> },
  orderId: string,
): Promise<string> {
  const order = await readOrder(pool, orderId);
  if (!order?.paymentId || order.tokenVersion === 0) return 'nothing';
  await payments.noteMoved(order.paymentId, order);
  return 'noted';
}
