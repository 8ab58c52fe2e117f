import type { Context } from '../../platform/context.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import type { PaidCheckout } from '../payments/paid-checkout.ts';
import { isBefore, type State } from '../orders/order.ts';
import { insertRecoveredOrder } from '../orders/recovered-order.queries.ts';
import { raiseOrderNumbers, readOrder } from '../orders/order.queries.ts';
import { deriveOrderToken, deriveTokenKey } from '../orders/order-token.ts';
import { hashToken } from '../../platform/tokens.ts';
import { settleOrder, createSettlementContext } from './settle-order.ts';
import { settlePayment } from './settle-payment.ts';

/** A paid checkout whose order, payment or refund is missing in this database. */
export interface MissingPayment {
  checkout: PaidCheckout;
  missing: 'order' | 'payment' | 'refund';
}

export async function* findMissingPayments(
  { pool, payments }: Pick<PaymentContext, 'pool' | 'payments'>,
  since: Date,
): AsyncGenerator<MissingPayment> {
  for await (const checkout of payments.listPaidCheckouts(since)) {
    const order = await readOrder(pool, checkout.orderId);
    if (!order) yield { checkout, missing: 'order' };
    else if (isBefore(order.state, 'paid')) yield { checkout, missing: 'payment' };
    else if (order.state === 'paid' && checkout.hasRefundOrDispute)
      yield { checkout, missing: 'refund' };
  }
}

/** Call before recovery, so that new orders cannot get the numbers of lost ones. */
export async function reserveOrderNumbers({ pool }: Context, payments: readonly MissingPayment[]) {
  await raiseOrderNumbers(
    pool,
    Math.max(0, ...payments.map(({ checkout }) => checkout.number ?? 0)),
  );
}

export type RecoveryResult =
  { ok: true; number: number; state: State; isRenumbered: boolean } | { ok: false; reason: string };

/**
 * Recovers a paid order from Stripe with its number, link, ticket code and balance, in one transaction.
 * If its quota is sold out, the payment is refunded like any late payment. Idempotent.
 */
export async function recoverOrder(
  context: PaymentContext,
  { checkout, missing }: MissingPayment,
  requestId: string,
): Promise<RecoveryResult> {
  const { orderId: id, ticket, language, email, tokenVersion, outcome } = checkout;
  const { secret } = context.config;
  if (missing === 'refund' && outcome.paymentId) {
    await settlePayment(context, outcome.paymentId, requestId);
    return await readRecoveryResult(context, id, false);
  }
  if (missing === 'order' && (!ticket || !language || !email)) {
    return { ok: false, reason: 'the payment metadata lacks ticket, language or email address' };
  }
  const payment = outcome.paymentId ? await context.payments.readPayment(outcome.paymentId) : null;
  const isRenumbered = await inTransaction(context.pool, async (tx) => {
    let isNumberKept = true;
    if (missing === 'order' && ticket && language && email) {
      const tokenHash = hashToken(deriveOrderToken(secret, { id, tokenVersion }));
      const link = { tokenHash, tokenKey: deriveTokenKey(secret) };
      isNumberKept = await insertRecoveredOrder(tx, {
        ...checkout,
        ...link,
        id,
        ticket,
        language,
        email,
      });
    }
    const ctx = createSettlementContext(tx, context, requestId);
    await settleOrder(ctx, id, outcome);
    if (payment) await settleOrder(ctx, id, { kind: 'balance_changed', balance: payment.balance });
    return !isNumberKept;
  });
  return await readRecoveryResult(context, id, isRenumbered);
}

async function readRecoveryResult(
  context: Context,
  id: string,
  isRenumbered: boolean,
): Promise<RecoveryResult> {
  const order = await readOrder(context.pool, id);
  if (!order) return { ok: false, reason: 'the order could not be saved' };
  return { ok: true, number: order.number, state: order.state, isRenumbered };
}
