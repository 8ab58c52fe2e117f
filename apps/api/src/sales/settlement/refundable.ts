import type { Order } from '../orders/order.ts';

type Refundable =
  | { ok: true; paymentId: string; leftMinor: number; currency: string }
  | { ok: false; code: 'already_refunded' | 'issued' | 'not_paid' };

/** Whether a person can give an order's money back, and how much of it is left. */
export function refundableOf(order: Order): Refundable {
  if (order.state === 'refunded') return { ok: false, code: 'already_refunded' };
  if (order.origin !== 'sale') return { ok: false, code: 'issued' };
  const isOwed = ['paid', 'mismatched', 'needs_refund'].includes(order.state);
  if (!order.paymentId || !isOwed) return { ok: false, code: 'not_paid' };
  const { paymentId, paidMinor, grossMinor, refundedMinor, disputedMinor, returningMinor } = order;
  const leftMinor = (paidMinor ?? grossMinor) - refundedMinor - disputedMinor - returningMinor;
  return { ok: true, paymentId, leftMinor, currency: order.paidCurrency ?? order.currency };
}
