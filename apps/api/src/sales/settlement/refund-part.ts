import type { PaymentContext } from '../payments/payment-context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { notePartRefund } from '../../platform/audit-log/journal-queries.ts';
import { queuePartRefund } from '../order-emails/queue-mail.ts';
import { refundableMinor } from '../orders/money.ts';
import { claimRefund, readOrder, releaseRefund } from '../orders/order-queries.ts';
import type { Order } from '../orders/order.ts';
import { ProviderFailure } from '../payments/protect-calls.ts';
import { refundableOf } from './refundable.ts';
import { settlePayment, type SettledPayment } from './settle-payment.ts';

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
