import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { outcomeOfSession } from '../payments/payment-outcome.ts';
import type { Payments } from '../payments/payments.ts';
import { findOrderId, lockOrder, readOrder } from '../orders/order-queries.ts';
import type { Money } from '../orders/money.ts';
import { isBefore, type Order } from '../orders/order.ts';
import { settleOrder, settlingIn } from './settle-order.ts';

export type SettledPayment =
  | { known: true; order: Order; money: Money }
  /** Nothing of ours, or an order that this database does not have. */
  | { known: false; orderId: string | null; money: Money | null };

/**
 * Asks the payment provider what became of a payment's money, and carries that into its order. An event
 * only says that something happened: what is true now is asked for, so that events may come twice, late
 * and in any order. No transaction is open meanwhile; an answer that was overtaken is asked for again.
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
    const told = await payments.readPayment(paymentId);
    if (!before) {
      const named = told?.orderId ? await findOrderId(pool, { orderId: told.orderId }) : undefined;
      const isNews = named !== undefined && named !== orderId;
      if (!isNews) return { known: false, orderId: named ?? null, money: told?.money ?? null };
      orderId = named;
      continue;
    }
    if (!told) return { known: false, orderId: before.id, money: null };
    // A second payment of the same order: its money is not that of the ticket.
    if (before.paymentId && before.paymentId !== paymentId) {
      return { known: false, orderId: null, money: told.money };
    }
    // The money may be told of before the payment itself.
    const session =
      isBefore(before.state, 'paid') && before.sessionId
        ? await payments.readCheckout(before.sessionId)
        : null;
    const paid = session && outcomeOfSession(session);
    const order = await inTransaction(pool, async (tx) => {
      const locked = await lockOrder(tx, before.id);
      if (locked?.moneyVersion !== before.moneyVersion) return null;
      const settling = settlingIn(tx, context, requestId);
      if (paid) await settleOrder(settling, before.id, paid);
      return await settleOrder(settling, before.id, { kind: 'money', money: told.money });
    });
    if (order) return { known: true, order, money: told.money };
  }
}
