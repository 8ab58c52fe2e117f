import type { Context } from '../../platform/context.ts';
import { toPaymentOutcome } from '../payments/stripe-outcome.ts';
import type { Payments } from '../payments/payments.ts';
import type { Order } from '../orders/order.ts';
import { settleOrderInTransaction } from './settle-order.ts';

/**
 * Expires the checkout of an unpaid order, then releases its hold. An order paid in the meantime is settled
 * as paid. Returns null if the checkout is still open; throws if Stripe is unavailable.
 */
export async function releaseOrder(
  context: Context & { payments: Pick<Payments, 'expireCheckout'> },
  order: Order,
  requestId: string,
): Promise<Order | null> {
  if (order.state !== 'pending' && order.state !== 'awaiting_payment') return order;
  const session = order.checkoutSessionId
    ? await context.payments.expireCheckout(order.checkoutSessionId)
    : null;
  const outcome = session ? toPaymentOutcome(session) : ({ kind: 'checkout_expired' } as const);
  if (!outcome) return null;
  return (await settleOrderInTransaction(context, order.id, outcome, requestId)) ?? null;
}
