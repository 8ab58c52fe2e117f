import type { Context } from '../../platform/context.ts';
import { raiseAlarm } from '../../platform/incidents/raise-alarm.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { queueMail } from '../order-emails/mail-queries.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { issueTicket, voidTicket } from '../tickets/ticket-queries.ts';
import type { Order } from '../orders/order.ts';
import type { Outcome } from '../orders/outcome.ts';
import { forgetAttempt, lockOrder, updateMoney, updateOrder } from '../orders/order-queries.ts';
import { releaseHeld, sellFree, sellHeld, takeBackSold } from '../quotas/stock-queries.ts';
import { decideSettlement, type Settlement } from './decide-settlement.ts';

export interface Settling {
  tx: Connection;
  queue: Queue;
  now: Date;
  /** Ticket codes are derived from it. */
  secret: string;
  requestId: string;
}

/** Settles an order with an outcome in the caller's transaction; the order as it is then. */
export async function settleOrder(
  settling: Settling,
  orderId: string,
  outcome: Outcome,
): Promise<Order | undefined> {
  const order = await lockOrder(settling.tx, orderId);
  if (!order) return undefined;
  await applySettlement(settling, order, decideSettlement(order, outcome, settling.now));
  return await lockOrder(settling.tx, orderId);
}

export function settlingIn(tx: Connection, context: Context, requestId: string): Settling {
  return { tx, queue: context.queue, now: context.now(), secret: context.config.secret, requestId };
}

/** The same as a transaction of its own, for whoever has none open. */
export function settleAlone(
  context: Context,
  orderId: string,
  outcome: Outcome,
  requestId: string,
): Promise<Order | undefined> {
  return inTransaction(context.pool, (tx) =>
    settleOrder(settlingIn(tx, context, requestId), orderId, outcome),
  );
}

async function applySettlement(
  settling: Settling,
  order: Order,
  settlement: Settlement,
): Promise<void> {
  const { tx, queue, now, secret, requestId } = settling;
  const { clearsAttempt, money, quota, ifSoldOut, ticket, refund, email, incidents } = settlement;
  const { id: orderId } = order;
  // An open order has its key for itself, so the key goes before the state changes.
  if (clearsAttempt) await forgetAttempt(tx, orderId);
  if (quota === 'sell' && !(await sellFree(tx, order.ticket))) {
    if (ifSoldOut) await applySettlement(settling, order, ifSoldOut);
    return;
  }
  if (money) await updateMoney(tx, orderId, money);
  if (settlement.order) await updateOrder(tx, orderId, settlement.order);
  if (quota === 'release') await releaseHeld(tx, order.ticket);
  if (quota === 'convert') await sellHeld(tx, order.ticket);
  if (quota === 'return') await takeBackSold(tx, order.ticket);
  if (ticket === 'issue') await issueTicket(tx, secret, order);
  if (ticket === 'void') await voidTicket(tx, orderId, now);
  if (refund) await queue.add(tx, 'refund', { orderId, requestId });
  if (email) await queueMail(tx, queue, { orderId, kind: email, requestId });
  for (const incident of incidents ?? []) {
    await raiseAlarm(tx, queue, { ...incident, orderId, requestId });
  }
}
