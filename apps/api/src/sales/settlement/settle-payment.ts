import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { toPaymentOutcome } from '../payments/stripe-outcome.ts';
import type { Payments } from '../payments/payments.ts';
import { findOrderId, lockOrder, readOrder } from '../orders/order.queries.ts';
import type { PaymentBalance } from '../orders/payment-balance.ts';
import { isBefore, type Order } from '../orders/order.ts';
import { settleOrder, createSettlementContext } from './settle-order.ts';

interface KnownPayment {
  known: true;
  order: Order;
  balance: PaymentBalance;
}

/** A payment of another shop, or of an order that this database does not have. */
interface UnknownPayment {
  known: false;
  orderId: string | null;
  balance: PaymentBalance | null;
}

export type SettledPayment = KnownPayment | UnknownPayment;

/**
 * Reads the balance of a payment from Stripe and settles its order with it. Reading the current balance makes
 * duplicate, late and out-of-order events harmless. Stripe is called outside of any transaction; if the order's
 * balance version has changed in the meantime, the balance is read again.
 */
export async function settlePayment(
  context: Context & { payments: Pick<Payments, 'readPayment' | 'readCheckout'> },
  paymentId: string,
  requestId: string,
): Promise<SettledPayment> {
  const { pool, payments } = context;
  let orderId = await findOrderId(pool, { paymentId });
  for (;;) {
    const before = orderId ? await readOrder(pool, orderId) : undefined;
    const payment = await payments.readPayment(paymentId);
    if (!before) {
      const metadataOrderId = payment?.orderId
        ? await findOrderId(pool, { orderId: payment.orderId })
        : undefined;
      if (metadataOrderId === undefined || metadataOrderId === orderId) {
        return {
          known: false,
          orderId: metadataOrderId ?? null,
          balance: payment?.balance ?? null,
        };
      }
      orderId = metadataOrderId;
      continue;
    }
    if (!payment) return { known: false, orderId: before.id, balance: null };
    // A second payment of the same order does not change the balance of the first.
    if (before.paymentId && before.paymentId !== paymentId) {
      return { known: false, orderId: null, balance: payment.balance };
    }
    // An event about a refund or dispute may arrive before the one about the payment.
    const session =
      isBefore(before.state, 'paid') && before.checkoutSessionId
        ? await payments.readCheckout(before.checkoutSessionId)
        : null;
    const paid = session && toPaymentOutcome(session);
    const order = await inTransaction(pool, async (tx) => {
      const locked = await lockOrder(tx, before.id);
      if (locked?.balanceVersion !== before.balanceVersion) return null;
      const ctx = createSettlementContext(tx, context, requestId);
      if (paid) await settleOrder(ctx, before.id, paid);
      return await settleOrder(ctx, before.id, {
        kind: 'balance_changed',
        balance: payment.balance,
      });
    });
    if (order) return { known: true, order, balance: payment.balance };
  }
}
