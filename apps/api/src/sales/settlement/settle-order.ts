import type { Context } from '../../platform/context.ts';
import { openIncident } from '../../platform/incidents/open-incident.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { queueOrderEmail } from '../order-emails/order-email.queries.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { createTicket, voidTicket } from '../tickets/ticket.queries.ts';
import type { Order } from '../orders/order.ts';
import type { PaymentOutcome } from '../orders/payment-outcome.ts';
import {
  clearIdempotencyKey,
  lockOrder,
  updateBalance,
  updateOrder,
} from '../orders/order.queries.ts';
import {
  releaseHold,
  sellFromQuota,
  convertHoldToSale,
  returnToQuota,
} from '../quotas/quota.queries.ts';
import { decideSettlement, type Settlement } from './decide-settlement.ts';

export interface SettlementContext {
  tx: Connection;
  queue: Queue;
  now: Date;
  secret: string;
  requestId: string;
}

/**
 * Applies a payment outcome to an order inside the caller's transaction and returns the updated order.
 * Idempotent: duplicate, late and out-of-order outcomes leave the order unchanged.
 */
export async function settleOrder(
  ctx: SettlementContext,
  orderId: string,
  outcome: PaymentOutcome,
): Promise<Order | undefined> {
  const order = await lockOrder(ctx.tx, orderId);
  if (!order) return undefined;
  await applySettlement(ctx, order, decideSettlement(order, outcome, ctx.now));
  return await lockOrder(ctx.tx, orderId);
}

export function createSettlementContext(
  tx: Connection,
  context: Context,
  requestId: string,
): SettlementContext {
  return { tx, queue: context.queue, now: context.now(), secret: context.config.secret, requestId };
}

export function settleOrderInTransaction(
  context: Context,
  orderId: string,
  outcome: PaymentOutcome,
  requestId: string,
): Promise<Order | undefined> {
  return inTransaction(context.pool, (tx) =>
    settleOrder(createSettlementContext(tx, context, requestId), orderId, outcome),
  );
}

async function applySettlement(
  ctx: SettlementContext,
  order: Order,
  settlement: Settlement,
): Promise<void> {
  const { tx, queue, now, secret, requestId } = ctx;
  const { clearsIdempotencyKey, balance, quota, ifSoldOut, ticket, refund, email, incidents } =
    settlement;
  const { id: orderId } = order;
  // Keys of open orders are unique, so clear the key before the state changes.
  if (clearsIdempotencyKey) await clearIdempotencyKey(tx, orderId);
  if (quota === 'sell' && !(await sellFromQuota(tx, order.ticket))) {
    if (ifSoldOut) await applySettlement(ctx, order, ifSoldOut);
    return;
  }
  if (balance) await updateBalance(tx, orderId, balance);
  if (settlement.order) await updateOrder(tx, orderId, settlement.order);
  if (quota === 'release') await releaseHold(tx, order.ticket);
  if (quota === 'convert') await convertHoldToSale(tx, order.ticket);
  if (quota === 'return') await returnToQuota(tx, order.ticket);
  if (ticket === 'issue') await createTicket(tx, secret, order);
  if (ticket === 'void') await voidTicket(tx, orderId, now);
  if (refund) await queue.addJob(tx, 'refund', { orderId, requestId });
  if (email) await queueOrderEmail(tx, queue, { orderId, kind: email, requestId });
  for (const incident of incidents ?? []) {
    await openIncident(tx, queue, { ...incident, orderId, requestId });
  }
}
