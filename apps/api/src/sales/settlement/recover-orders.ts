import type { Context } from '../../platform/context.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import type { PaidCheckout } from '../payments/paid-checkout.ts';
import { isBefore, type State } from '../orders/order.ts';
import { insertRecovered } from '../orders/recovered-order-queries.ts';
import { raiseNumbers, readOrder } from '../orders/order-queries.ts';
import { orderToken, tokenKey } from '../orders/order-token.ts';
import { hashToken } from '../../platform/tokens.ts';
import { settleOrder, settlingIn } from './settle-order.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * A paid checkout that this database does not have, does not know to be paid, or knows as paid although
 * money has gone back since.
 */
export interface LostPayment {
  checkout: PaidCheckout;
  lack: 'order' | 'payment' | 'refund';
}

/** Goes through everything that was paid since, and finds what this database may not know of. */
export async function* findLostPayments(
  { pool, payments }: Pick<PaymentContext, 'pool' | 'payments'>,
  since: Date,
): AsyncGenerator<LostPayment> {
  for await (const checkout of payments.listPaid(since)) {
    const order = await readOrder(pool, checkout.orderId);
    if (!order) yield { checkout, lack: 'order' };
    else if (isBefore(order.state, 'paid')) yield { checkout, lack: 'payment' };
    else if (order.state === 'paid' && checkout.isTouched) yield { checkout, lack: 'refund' };
  }
}

/** Before anything is put back: whoever buys meanwhile gets none of the lost numbers. */
export async function keepLostNumbers({ pool }: Context, lost: readonly LostPayment[]) {
  await raiseNumbers(pool, Math.max(0, ...lost.map(({ checkout }) => checkout.number ?? 0)));
}

export type Recovered =
  { ok: true; number: number; state: State; isRenumbered: boolean } | { ok: false; why: string };

/**
 * Puts a paid order back as the payment provider knows it: number, ticket, language, address, the same
 * link and the same ticket code as before, and what became of its money, in one step. Where no place is
 * left the money goes back, as with any late payment. Running it again changes nothing.
 */
export async function recoverOrder(
  context: PaymentContext,
  { checkout, lack }: LostPayment,
  requestId: string,
): Promise<Recovered> {
  const { orderId: id, ticket, language, email, tokenVersion, outcome } = checkout;
  const { secret } = context.config;
  if (lack === 'refund' && outcome.paymentId) {
    await settlePayment(context, outcome.paymentId, requestId);
    return await recovered(context, id, false);
  }
  if (lack === 'order' && (!ticket || !language || !email)) {
    return { ok: false, why: 'the payment names no ticket, language or address' };
  }
  const told = outcome.paymentId ? await context.payments.readPayment(outcome.paymentId) : null;
  const isRenumbered = await inTransaction(context.pool, async (tx) => {
    let isNumberKept = true;
    if (lack === 'order' && ticket && language && email) {
      const tokenHash = hashToken(orderToken(secret, { id, tokenVersion }));
      const link = { tokenHash, tokenKey: tokenKey(secret) };
      isNumberKept = await insertRecovered(tx, {
        ...checkout,
        ...link,
        id,
        ticket,
        language,
        email,
      });
    }
    const settling = settlingIn(tx, context, requestId);
    await settleOrder(settling, id, outcome);
    if (told) await settleOrder(settling, id, { kind: 'money', money: told.money });
    return !isNumberKept;
  });
  return await recovered(context, id, isRenumbered);
}

async function recovered(context: Context, id: string, isRenumbered: boolean): Promise<Recovered> {
  const order = await readOrder(context.pool, id);
  if (!order) return { ok: false, why: 'the order could not be written' };
  return { ok: true, number: order.number, state: order.state, isRenumbered };
}
