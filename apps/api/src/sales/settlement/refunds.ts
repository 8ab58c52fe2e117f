import type { Order } from '../orders/order.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { ProviderFailure } from '../payments/protect-calls.ts';
import { settlePayment, type SettledPayment } from './settle-payment.ts';
import { hasFailedToReturn, refundableMinor } from '../orders/money.ts';
import { readOrder, claimRefund, releaseRefund } from '../orders/order-queries.ts';
import { noteWish, notePartRefund } from '../../platform/audit-log/journal-queries.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { queuePartRefund } from '../order-emails/mail-queries.ts';

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

type Refunded =
  | { ok: true; order: Order }
  | { ok: false; code: 'unknown_payment' }
  | { ok: false; code: 'provider_failed'; error: ProviderFailure };

/** Gives back, on a person's word, all that is left of a payment; the order as it is then. */
export async function refundPayment(
  context: PaymentContext,
  paymentId: string,
  requestId: string,
): Promise<Refunded> {
  try {
    const before = await settlePayment(context, paymentId, requestId);
    const after = await refundLeft(context, paymentId, before, requestId);
    return after.known ? { ok: true, order: after.order } : { ok: false, code: 'unknown_payment' };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return { ok: false, code: 'provider_failed', error };
  }
}

/**
 * The worker's part: gives back what is left of the payment of an order that could not be honoured. An
 * order is `refunded` only when the money has arrived. The answer is one word for the log.
 */
export async function refundOrder(
  context: PaymentContext,
  orderId: string,
  requestId: string,
): Promise<string> {
  const order = await readOrder(context.pool, orderId);
  if (!order?.paymentId || order.state !== 'needs_refund') return 'nothing';
  const before = await settlePayment(context, order.paymentId, requestId);
  // What failed once was told to a person, who sends the money another way or tries again.
  const isForPerson = before.known && hasFailedToReturn(before.money);
  const after = isForPerson
    ? before
    : await refundLeft(context, order.paymentId, before, requestId);
  // Not a word for the log but a failure: it is tried again and, in the end, told.
  if (!after.known) throw new Error('a payment that the provider does not know');
  if (after.order.state !== 'needs_refund') return after.order.state;
  if (after.money.returningMinor > 0) return 'on its way';
  // What the bank decides is told by an event, and asked for hourly.
  return isForPerson ? 'failed' : 'disputed';
}

/** Sends back what is left of a payment and says how things stand then. */
async function refundLeft(
  context: PaymentContext,
  paymentId: string,
  before: SettledPayment,
  requestId: string,
): Promise<SettledPayment> {
  if (!before.known) return before;
  const { order, money } = before;
  if (refundableMinor(money) <= 0) return before;
  await context.payments.refund(order.id, paymentId, refundableMinor(money));
  return await settlePayment(context, paymentId, requestId);
}

type RefundedByHand =
  | { ok: true; order: Order }
  | {
      ok: false;
      code: 'not_found' | 'already_refunded' | 'issued' | 'not_paid' | 'unknown_payment';
    }
  /** A dispute holds the money until the bank decides. */
  | { ok: false; code: 'disputed' }
  | { ok: false; code: 'provider_failed'; error: ProviderFailure };

/** Gives the whole payment of an order back, on a person's word. */
export async function refundByHand(
  context: PaymentContext,
  orderId: string,
  requestId: string,
): Promise<RefundedByHand> {
  const order = await readOrder(context.pool, orderId);
  if (!order) return { ok: false, code: 'not_found' };
  const refundable = refundableOf(order);
  if (!refundable.ok) return refundable;
  await noteWish(context.pool, 'refund_asked', order.number);
  const refunded = await refundPayment(context, refundable.paymentId, requestId);
  if (!refunded.ok) return refunded;
  const { state } = refunded.order;
  if (state === 'paid' || state === 'mismatched') return { ok: false, code: 'disputed' };
  return refunded;
}

type PartRefunded =
  | { ok: true; order: Order }
  | {
      ok: false;
      code: 'not_found' | 'already_refunded' | 'issued' | 'not_paid' | 'unknown_payment';
    }
  /** A dispute holds the money until the bank decides. */
  | { ok: false; code: 'disputed' }
  /** Not what was seen: something was given back or disputed meanwhile, or is at this moment. */
  | { ok: false; code: 'changed_since' }
  /** All of it is another deed: it ends the ticket. */
  | { ok: false; code: 'not_a_part' }
  | { ok: false; code: 'provider_failed'; error: ProviderFailure };

/** Longer than Stripe is waited for: what may still happen there is not asked for again. */
const claimSeconds = 120;

/**
 * Gives a part of an order's payment back, on a person's word; the ticket stays valid. Nothing at Stripe tells a part
 * that is asked for twice from two parts, so they come one after the other, and each says what it believed to be left.
 */
export async function refundPart(
  context: PaymentContext,
  orderId: string,
  { amountMinor, leftMinor }: { amountMinor: number; leftMinor: number },
  requestId: string,
): Promise<PartRefunded> {
  const { pool, payments, now } = context;
  const order = await readOrder(pool, orderId);
  if (!order) return { ok: false, code: 'not_found' };
  const refundable = refundableOf(order);
  if (!refundable.ok) return refundable;
  if (amountMinor >= leftMinor) return { ok: false, code: 'not_a_part' };
  const { paymentId } = refundable;
  const until = new Date(now().getTime() + claimSeconds * 1000);
  if (!(await claimRefund(pool, orderId, { now: now(), until }))) {
    return { ok: false, code: 'changed_since' };
  }
  try {
    const before = await settlePayment(context, paymentId, requestId);
    const code = whyNot(before, leftMinor);
    if (code) {
      await releaseRefund(pool, orderId);
      return { ok: false, code };
    }
    await notePartRefund(pool, order.number, amountMinor);
    const isGiven = await payments.refund(orderId, paymentId, amountMinor);
    const after = await settlePayment(context, paymentId, requestId);
    if (!after.known) return { ok: false, code: 'unknown_payment' };
    await inTransaction(pool, async (tx) => {
      // The money is the buyer's, whose address nobody has once the ticket was passed on.
      const isTold = isGiven && after.order.state === 'paid' && !after.order.passedOnAt;
      if (isTold) await queuePartRefund(tx, context.queue, { orderId, requestId });
      await releaseRefund(tx, orderId);
    });
    if (isGiven) return { ok: true, order: after.order };
    return { ok: false, code: after.money.frozenMinor > 0 ? 'disputed' : 'changed_since' };
  } catch (error) {
    // It may have been done all the same, so the claim stays until it can be seen.
    if (error instanceof ProviderFailure) return { ok: false, code: 'provider_failed', error };
    throw error;
  }
}

function whyNot(before: SettledPayment, leftMinor: number) {
  if (!before.known) return 'unknown_payment';
  if (before.money.frozenMinor > 0) return 'disputed';
  return refundableMinor(before.money) === leftMinor ? null : 'changed_since';
}
