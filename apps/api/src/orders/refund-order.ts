import { readOrder } from './order-queries.ts';
import type { Shop } from './place-order.ts';
import { settleAlone } from './settle-order.ts';

/** Gives back the whole payment of an order that could not be honoured. */
export async function refundOrder(
  shop: Pick<Shop, 'pool' | 'queue' | 'payments' | 'now'>,
  orderId: string,
  requestId: string,
): Promise<string> {
  const order = await readOrder(shop.pool, orderId);
  if (!order?.paymentId || order.state !== 'needs_refund') return 'nothing';
  await shop.payments.refund(order.id, order.paymentId);
  const outcome = { kind: 'refunded', refundedMinor: order.grossMinor } as const;
  await settleAlone(shop, order.id, outcome, requestId);
  return 'refunded';
}
