import type { Order } from '../orders/order.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { ProviderError } from '../payments/circuit-breaker.ts';
import { settlePayment, type SettledPayment } from './settle-payment.ts';
import { hasFailedRefund, getRefundableMinor } from '../orders/payment-balance.ts';
import { readOrder, claimPartialRefund, releasePartialRefund } from '../orders/order.queries.ts';
import {
  recordRequestedAction,
  recordPartialRefund,
} from '../../platform/audit-log/audit-log.queries.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { queuePartialRefundEmail } from '../order-emails/order-email.queries.ts';

type RefundableResult =
  | { ok: true; paymentId: string; leftMinor: number; currency: string }
  | { ok: false; code: 'already_refunded' | 'issued' | 'not_paid' };

export function getRefundable(order: Order): RefundableResult {
  if (order.state === 'refunded') return { ok: false, code: 'already_refunded' };
  if (order.origin !== 'sale') return { ok: false, code: 'issued' };
  const isPaid = ['paid', 'mismatched', 'needs_refund'].includes(order.state);
  if (!order.paymentId || !isPaid) return { ok: false, code: 'not_paid' };
  const { paymentId, paidMinor, grossMinor, refundedMinor, lostDisputeMinor, pendingRefundMinor } =
    order;
  const leftMinor =
    (paidMinor ?? grossMinor) - refundedMinor - lostDisputeMinor - pendingRefundMinor;
  return { ok: true, paymentId, leftMinor, currency: order.paidCurrency ?? order.currency };
}

type RefundResult =
  | { ok: true; order: Order }
  | { ok: false; code: 'unknown_payment' }
  | { ok: false; code: 'provider_failed'; error: ProviderError };

export async function refundPayment(
  context: PaymentContext,
  paymentId: string,
  requestId: string,
): Promise<RefundResult> {
  try {
    const before = await settlePayment(context, paymentId, requestId);
    const after = await refundRemaining(context, paymentId, before, requestId);
    return after.known ? { ok: true, order: after.order } : { ok: false, code: 'unknown_payment' };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { ok: false, code: 'provider_failed', error };
  }
}

/**
 * Worker: refunds the payment of an order in state `needs_refund` and returns a result for the log.
 * The order becomes `refunded` only when the bank confirms the refund.
 */
export async function refundOrder(
  context: PaymentContext,
  orderId: string,
  requestId: string,
): Promise<string> {
  const order = await readOrder(context.pool, orderId);
  if (!order?.paymentId || order.state !== 'needs_refund') return 'not_due';
  const before = await settlePayment(context, order.paymentId, requestId);
  // A failed refund has opened an incident; the organiser retries it or pays the buyer another way.
  const needsManualRefund = before.known && hasFailedRefund(before.balance);
  const after = needsManualRefund
    ? before
    : await refundRemaining(context, order.paymentId, before, requestId);
  // The error makes the queue retry the job.
  if (!after.known) throw new Error('Payment not found at the payment provider');
  if (after.order.state !== 'needs_refund') return after.order.state;
  if (after.balance.pendingRefundMinor > 0) return 'pending';
  // A webhook or the hourly reconciliation reports the bank's decision.
  return needsManualRefund ? 'failed' : 'disputed';
}

async function refundRemaining(
  context: PaymentContext,
  paymentId: string,
  before: SettledPayment,
  requestId: string,
): Promise<SettledPayment> {
  if (!before.known) return before;
  const { order, balance } = before;
  if (getRefundableMinor(balance) <= 0) return before;
  await context.payments.refund(order.id, paymentId, getRefundableMinor(balance));
  return await settlePayment(context, paymentId, requestId);
}

type ManualRefundResult =
  | { ok: true; order: Order }
  | {
      ok: false;
      code: 'not_found' | 'already_refunded' | 'issued' | 'not_paid' | 'unknown_payment';
    }
  | { ok: false; code: 'disputed' }
  | { ok: false; code: 'provider_failed'; error: ProviderError };

export async function refundOrderManually(
  context: PaymentContext,
  orderId: string,
  requestId: string,
): Promise<ManualRefundResult> {
  const order = await readOrder(context.pool, orderId);
  if (!order) return { ok: false, code: 'not_found' };
  const refundable = getRefundable(order);
  if (!refundable.ok) return refundable;
  await recordRequestedAction(context.pool, 'refund_requested', order.number);
  const refunded = await refundPayment(context, refundable.paymentId, requestId);
  if (!refunded.ok) return refunded;
  const { state } = refunded.order;
  if (state === 'paid' || state === 'mismatched') return { ok: false, code: 'disputed' };
  return refunded;
}

type PartialRefundResult =
  | { ok: true; order: Order }
  | {
      ok: false;
      code: 'not_found' | 'already_refunded' | 'issued' | 'not_paid' | 'unknown_payment';
    }
  | { ok: false; code: 'disputed' }
  /** The remaining amount differs from the one displayed, or another refund is in progress. */
  | { ok: false; code: 'changed_since' }
  /** A full refund is a separate action, because it voids the ticket. */
  | { ok: false; code: 'not_a_part' }
  | { ok: false; code: 'provider_failed'; error: ProviderError };

/** Longer than the timeout at Stripe, so that a refund in progress is not requested twice. */
const refundClaimSeconds = 120;

/**
 * Refunds a part of a payment on manual request; the ticket stays valid. Stripe cannot tell a repeated
 * request from a second partial refund, so requests are serialised and name the remaining amount they expect.
 */
export async function refundOrderPartially(
  context: PaymentContext,
  orderId: string,
  { amountMinor, leftMinor }: { amountMinor: number; leftMinor: number },
  requestId: string,
): Promise<PartialRefundResult> {
  const { pool, payments, now } = context;
  const order = await readOrder(pool, orderId);
  if (!order) return { ok: false, code: 'not_found' };
  const refundable = getRefundable(order);
  if (!refundable.ok) return refundable;
  if (amountMinor >= leftMinor) return { ok: false, code: 'not_a_part' };
  const { paymentId } = refundable;
  const until = new Date(now().getTime() + refundClaimSeconds * 1000);
  if (!(await claimPartialRefund(pool, orderId, { now: now(), until }))) {
    return { ok: false, code: 'changed_since' };
  }
  try {
    const before = await settlePayment(context, paymentId, requestId);
    const code = findPartialRefundError(before, leftMinor);
    if (code) {
      await releasePartialRefund(pool, orderId);
      return { ok: false, code };
    }
    await recordPartialRefund(pool, order.number, amountMinor);
    const isRefunded = await payments.refund(orderId, paymentId, amountMinor);
    const after = await settlePayment(context, paymentId, requestId);
    if (!after.known) return { ok: false, code: 'unknown_payment' };
    await inTransaction(pool, async (tx) => {
      // After a transfer the order no longer has the buyer's address.
      const shouldEmailBuyer =
        isRefunded && after.order.state === 'paid' && !after.order.transferredAt;
      if (shouldEmailBuyer)
        await queuePartialRefundEmail(tx, context.queue, { orderId, requestId });
      await releasePartialRefund(tx, orderId);
    });
    if (isRefunded) return { ok: true, order: after.order };
    return { ok: false, code: after.balance.openDisputeMinor > 0 ? 'disputed' : 'changed_since' };
  } catch (error) {
    // The refund may have succeeded at Stripe: keep the claim until it expires.
    if (error instanceof ProviderError) return { ok: false, code: 'provider_failed', error };
    throw error;
  }
}

function findPartialRefundError(before: SettledPayment, leftMinor: number) {
  if (!before.known) return 'unknown_payment';
  if (before.balance.openDisputeMinor > 0) return 'disputed';
  return getRefundableMinor(before.balance) === leftMinor ? null : 'changed_since';
}
