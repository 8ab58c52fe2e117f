import { outcomeOfSession } from '../payments/payment-outcome.ts';
import { ProviderUnavailable } from '../payments/protect-calls.ts';
import type { Order } from './order.ts';
import type { Shop } from './place-order.ts';
import { settleAlone } from './settle-order.ts';

/**
 * Ends an order that is still unpaid: first its checkout, so that nobody can pay any more, then the
 * hold. If the payment was faster, the order is paid. Null when Stripe cannot be asked.
 */
export async function releaseOrder(
  shop: Pick<Shop, 'pool' | 'queue' | 'payments' | 'now'>,
  order: Order,
  requestId: string,
): Promise<Order | null> {
  if (order.state !== 'pending' && order.state !== 'awaiting_payment') return order;
  try {
    const session = order.sessionId ? await shop.payments.endCheckout(order.sessionId) : null;
    const outcome = session ? outcomeOfSession(session) : ({ kind: 'ended' } as const);
    if (!outcome) return null;
    return (await settleAlone(shop, order.id, outcome, requestId)) ?? null;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null;
    throw error;
  }
}
