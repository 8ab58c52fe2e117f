import type { Context } from '../../platform/context.ts';
import { outcomeOfSession } from '../payments/payment-outcome.ts';
import type { Payments } from '../payments/payments.ts';
import type { Order } from '../orders/order.ts';
import { settleAlone } from './settle-order.ts';

/**
 * Ends an order that is still unpaid: first its checkout, so that nobody can pay any more, then the
 * hold. If the payment was faster, the order is paid. A checkout that Stripe does not know cannot be
 * paid either. Null when it is still open, for which there is no reason; throws when Stripe cannot be
 * asked.
 */
export async function releaseOrder(
  context: Context & { payments: Pick<Payments, 'endCheckout'> },
  order: Order,
  requestId: string,
): Promise<Order | null> {
  if (order.state !== 'pending' && order.state !== 'awaiting_payment') return order;
  const session = order.sessionId ? await context.payments.endCheckout(order.sessionId) : null;
  const outcome = session ? outcomeOfSession(session) : ({ kind: 'ended' } as const);
  if (!outcome) return null;
  return (await settleAlone(context, order.id, outcome, requestId)) ?? null;
}
