import { inTransaction } from '../db/connection.ts';
import type { PaidCheckout, Payments } from '../payments/payments.ts';
import { hashToken, orderToken, tokenKey } from './order-token.ts';
import { insertRecovered, raiseNumbers, readOrder } from './order-queries.ts';
import { settleOrder, settlingIn, type Books } from './settle-order.ts';
import { settlePayment } from './settle-payment.ts';
import { isBefore, type State } from './order.ts';

type Recovering = Books & { payments: Payments };

/** A paid checkout whose order this database does not have, or does not know to be paid. */
export interface LostPayment {
  checkout: PaidCheckout;
  isMissing: boolean;
}

/** Goes through everything that was paid since, and finds what this database does not know of. */
export async function* findLostPayments(
  { pool, payments }: Pick<Recovering, 'pool' | 'payments'>,
  since: Date,
): AsyncGenerator<LostPayment> {
  for await (const checkout of payments.listPaid(since)) {
    const order = await readOrder(pool, checkout.orderId);
    if (!order || isBefore(order.state, 'paid')) yield { checkout, isMissing: !order };
  }
}

export type Recovered =
  { ok: true; number: number; state: State; isRenumbered: boolean } | { ok: false; why: string };

/**
 * Puts a paid order back as the payment provider knows it: number, ticket, language, address, the same
 * link and the same ticket code as before. What was refunded or disputed since is found out too. Where
 * no place is left the money goes back, as with any late payment. Running it again changes nothing.
 */
export async function recoverOrder(
  books: Recovering,
  { checkout, isMissing }: LostPayment,
  requestId: string,
): Promise<Recovered> {
  const { orderId: id, ticket, language, email, tokenVersion } = checkout;
  if (isMissing && (!ticket || !language || !email)) {
    return { ok: false, why: 'the payment names no ticket, language or address' };
  }
  const { secret } = books.config;
  const isNumbered = await inTransaction(books.pool, async (tx) => {
    const isInserted =
      !isMissing ||
      !ticket ||
      !language ||
      !email ||
      (await insertRecovered(tx, {
        ...checkout,
        id,
        ticket,
        language,
        email,
        tokenHash: hashToken(orderToken(secret, { id, tokenVersion })),
        tokenKey: tokenKey(secret),
      }));
    await settleOrder(settlingIn(tx, books, requestId), id, checkout.outcome);
    if (checkout.number) await raiseNumbers(tx, checkout.number);
    return isInserted;
  });
  if (checkout.outcome.paymentId) await settlePayment(books, checkout.outcome.paymentId, requestId);
  const order = await readOrder(books.pool, id);
  if (!order) return { ok: false, why: 'the order could not be written' };
  return { ok: true, number: order.number, state: order.state, isRenumbered: !isNumbered };
}
