import { inTransaction, type Connection, type Pool } from '../db/connection.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Queue } from '../queue/queue.ts';
import { issueTicket, voidTicket } from '../tickets/ticket.ts';
import { isBefore, isHolding, type Order } from './order.ts';
import { lockOrder, updateOrder } from './order-queries.ts';
import { releaseHeld, sellFree, sellHeld, takeBackSold } from './stock-queries.ts';

/** What became of a payment, in our words. */
export type Outcome =
  | { kind: 'processing' }
  | { kind: 'ended' }
  | {
      kind: 'paid';
      amountMinor: number;
      currency: string;
      paymentId: string | null;
      companyName: string | null;
      taxId: string | null;
      country: string | null;
    }
  | { kind: 'refunded'; refundedMinor: number }
  | { kind: 'disputed' };

export interface Settling {
  tx: Connection;
  queue: Queue;
  now: Date;
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
      await end(settling, order);
      break;
    case 'paid':
      await pay(settling, order, outcome);
      break;
    case 'refunded':
      await refund(settling, order, outcome.refundedMinor);
      break;
    case 'disputed':
      await updateOrder(settling.tx, order.id, { disputedAt: settling.now });
      await tell(settling, order, 'alert_dispute');
      break;
  }
  return await lockOrder(settling.tx, orderId);
}

/** The same as a transaction of its own, for whoever has none open. */
export function settleAlone(
  { pool, queue, now }: { pool: Pool; queue: Queue; now: () => Date },
  orderId: string,
  outcome: Outcome,
  requestId: string,
): Promise<Order | undefined> {
  return inTransaction(pool, (tx) =>
    settleOrder({ tx, queue, now: now(), requestId }, orderId, outcome),
  );
}

async function end(settling: Settling, order: Order) {
  if (!isHolding(order.state)) return;
  await move(settling, order, 'expired');
  await releaseHeld(settling.tx, order.ticket);
}

async function pay(settling: Settling, order: Order, paid: Outcome & { kind: 'paid' }) {
  const { tx, now } = settling;
  if (paid.amountMinor !== order.grossMinor || paid.currency !== order.currency) {
    await tell(settling, order, 'alert_amount_mismatch');
    return;
  }
  const { paymentId, companyName, taxId, country } = paid;
  const learnt = { paymentId, companyName, taxId, country, paidAt: now };
  if (!isBefore(order.state, 'paid')) {
    await updateOrder(tx, order.id, learnt);
    return;
  }
  if (isHolding(order.state)) {
    await sellHeld(tx, order.ticket);
  } else if (!(await sellFree(tx, order.ticket))) {
    // Paid after the hold had ended and the last one was sold: the money goes back.
    await updateOrder(tx, order.id, { ...learnt, state: 'needs_refund' });
    await settling.queue.add(tx, 'refund', { orderId: order.id, requestId: settling.requestId });
    await tell(settling, order, 'paid_too_late');
    await tell(settling, order, 'alert_late_payment');
    return;
  }
  await updateOrder(tx, order.id, { ...learnt, state: 'paid' });
  await issueTicket(tx, order.id);
  await tell(settling, order, 'ticket');
}

async function refund(settling: Settling, order: Order, refundedMinor: number) {
  const { tx } = settling;
  const isFull = refundedMinor >= order.grossMinor;
  await updateOrder(tx, order.id, { refundedMinor, ...(isFull && { state: 'refunded' }) });
  if (!isFull || order.state === 'refunded') return;
  if (isHolding(order.state)) await releaseHeld(tx, order.ticket);
  if (order.state !== 'paid') return;
  await takeBackSold(tx, order.ticket);
  await voidTicket(tx, order.id, settling.now);
  await tell(settling, order, 'refunded');
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
