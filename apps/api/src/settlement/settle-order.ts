import type { OwnContext } from '../context.ts';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { inTransaction, type Connection } from '../db/connection.ts';
import { queueMail } from '../order-mails/queue-mail.ts';
import type { Queue } from '../queue/queue.ts';
import { issueTicket } from '../tickets/ticket.ts';
import { voidTicket } from '../tickets/ticket-queries.ts';
import { keptMinor, type Money } from '../orders/money.ts';
import { isBefore, isHolding, type Order } from '../orders/order.ts';
import type { Outcome } from '../orders/outcome.ts';
import { forgetAttempt, lockOrder, updateMoney, updateOrder } from '../orders/order-queries.ts';
import { releaseHeld, sellFree, sellHeld, takeBackSold } from '../stock/stock-queries.ts';

export interface Settling {
  tx: Connection;
  queue: Queue;
  now: Date;
  /** Ticket codes are derived from it. */
  secret: string;
  requestId: string;
}

/**
 * Carries an outcome into an order: state, counters, ticket and mails in the caller's transaction.
 * Telling it twice, or late, or after what came later, changes nothing.
 */
export async function settleOrder(
  settling: Settling,
  orderId: string,
  outcome: Outcome,
): Promise<Order | undefined> {
  const order = await lockOrder(settling.tx, orderId);
  if (!order) return undefined;
  switch (outcome.kind) {
    case 'processing':
      if (!isBefore(order.state, 'processing')) break;
      await move(settling, order, 'processing');
      await tell(settling, order, 'payment_pending');
      break;
    case 'ended':
      if (isBefore(order.state, 'expired')) await end(settling, order);
      break;
    case 'never_asked':
      if (order.state === 'pending' && !order.sessionId) await end(settling, order);
      break;
    case 'paid':
      await pay(settling, order, outcome);
      break;
    case 'money':
      await count(settling, order, outcome.money);
      break;
  }
  return await lockOrder(settling.tx, orderId);
}

export function settlingIn(tx: Connection, context: OwnContext, requestId: string): Settling {
  return { tx, queue: context.queue, now: context.now(), secret: context.config.secret, requestId };
}

/** The same as a transaction of its own, for whoever has none open. */
export function settleAlone(
  context: OwnContext,
  orderId: string,
  outcome: Outcome,
  requestId: string,
): Promise<Order | undefined> {
  return inTransaction(context.pool, (tx) =>
    settleOrder(settlingIn(tx, context, requestId), orderId, outcome),
  );
}

async function end(settling: Settling, order: Order) {
  await move(settling, order, 'expired');
  await releaseHeld(settling.tx, order.ticket);
}

async function pay(settling: Settling, order: Order, paid: Outcome & { kind: 'paid' }) {
  const { tx, now } = settling;
  const { paymentId, amountMinor, currency } = paid;
  const { buyerName, billingAddress, companyName, taxId, country } = paid;
  if (order.paymentId && paymentId && paymentId !== order.paymentId) {
    // A second payment for the same order: its money is nobody's, and only a person can say whose.
    return await alarm(settling, order, 'second_payment', paymentId);
  }
  const isFitting = amountMinor === order.grossMinor && currency === order.currency;
  const learnt = {
    paymentId,
    buyerName,
    billingAddress,
    companyName,
    taxId,
    country,
    paidAt: paid.paidAt ?? now,
    ...(!isFitting && { paidMinor: amountMinor, paidCurrency: currency }),
  };
  await updateOrder(tx, order.id, learnt);
  if (!isBefore(order.state, 'paid')) return;
  const isHeld = isHolding(order.state);
  // Its key may belong to a later order by now.
  if (!isHeld) await forgetAttempt(tx, order.id);
  if (!isFitting) {
    await alarm(settling, order, 'amount_mismatch', order.id);
    if (isHeld) return await move(settling, order, 'mismatched');
  }
  if (isHeld) return await admitHeld(settling, order);
  if (isFitting && (await sellFree(tx, order.ticket))) return await admit(settling, order);
  // Paid after the hold had ended and the last one was sold: the money goes back.
  await giveBack(settling, order);
  await tell(settling, order, 'paid_too_late');
  await alarm(settling, order, 'late_payment', order.id);
}

/** The place that was held becomes a ticket. */
export async function admitHeld(settling: Settling, order: Order): Promise<void> {
  await sellHeld(settling.tx, order.ticket);
  await admit(settling, order);
}

async function admit(settling: Settling, order: Order) {
  await move(settling, order, 'paid');
  await issueTicket(settling.tx, settling.secret, order);
  await tell(settling, order, 'ticket');
}

async function count(settling: Settling, order: Order, money: Money) {
  const { tx, now } = settling;
  await updateMoney(tx, order.id, money);
  for (const { id } of money.failedRefunds) await alarm(settling, order, 'refund_failed', id);
  for (const { id, stage } of money.disputes) {
    if (stage === 'over') continue;
    if (stage !== 'inquiry') await updateOrder(tx, order.id, { disputedAt: now });
    await alarm(settling, order, disputeAlarms[stage], id);
  }
  if (money.receivedMinor === 0) return;
  if (keptMinor(money) > 0) {
    // What had been given back did not arrive after all; it is owed again.
    if (order.state === 'refunded') await move(settling, order, 'needs_refund');
    return;
  }

  const isHome = money.returningMinor === 0;
  await move(settling, order, isHome ? 'refunded' : 'needs_refund');
  if (isHolding(order.state)) await releaseHeld(tx, order.ticket);
  if (order.state !== 'paid') return;
  await takeBackSold(tx, order.ticket);
  await voidTicket(tx, order.id, now);
  // The money is the buyer's; whoever holds the ticket by now only learns that it has ended.
  await tell(settling, order, order.passedOnAt ? 'revoked' : 'refunded');
}

const disputeAlarms = {
  inquiry: 'dispute_inquiry',
  open: 'dispute',
  lost: 'dispute_lost',
} as const;

/** Owes the buyer the money of this order, and has it sent by the worker. */
async function giveBack(settling: Settling, order: Order): Promise<void> {
  const { tx, queue, requestId } = settling;
  await move(settling, order, 'needs_refund');
  await queue.add(tx, 'refund', { orderId: order.id, requestId });
}

function move({ tx }: Settling, order: Order, state: Order['state']) {
  return updateOrder(tx, order.id, { state });
}

function tell(
  { tx, queue, requestId }: Settling,
  order: Order,
  kind: Parameters<typeof queueMail>[2]['kind'],
) {
  return queueMail(tx, queue, { orderId: order.id, kind, requestId });
}

/** Each trouble is told once, however often it is heard of. */
async function alarm(
  { tx, queue, requestId }: Settling,
  order: Order,
  kind: Parameters<typeof raiseAlarm>[2]['kind'],
  subject: string,
) {
  await raiseAlarm(tx, queue, { kind, subject, orderId: order.id, requestId });
}
