import type { Context } from '../../platform/context.ts';
import { randomUUID } from 'node:crypto';
import { openIncident } from '../../platform/incidents/open-incident.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import type { Logger } from '../../platform/log.ts';
import { CircuitOpenError } from '../payments/circuit-breaker.ts';
import type { Order } from '../orders/order.ts';
import {
  resetReconcileFailures,
  postponeReconciliation,
} from '../orders/unsettled-order.queries.ts';

/** Consecutive failures, over more than an hour, before an incident is opened. */
const failuresBeforeIncident = 7;

/**
 * Processes each order separately: a failed one is retried with backoff and finally opens an incident,
 * without delaying the others. Stops early only if the circuit to Stripe is open.
 */
export async function processOrders(
  context: Context,
  log: Logger,
  orders: readonly Order[],
  processOrder: (order: Order, requestId: string) => Promise<string>,
): Promise<void> {
  for (const order of orders) {
    const requestId = randomUUID();
    const orderLog = log.child({ reqId: requestId, order: order.number });
    try {
      const result = await processOrder(order, requestId);
      orderLog.info({ event: 'order_reconciled', result }, 'Order reconciled');
      await resetReconcileFailures(context.pool, order.id);
    } catch (error) {
      if (error instanceof CircuitOpenError) {
        orderLog.warn({ event: 'reconciliation_paused', err: error }, 'Stripe is unavailable');
        return;
      }
      orderLog.error(
        { event: 'order_reconciliation_failed', err: error },
        'Order could not be reconciled',
      );
      await postponeOrder(context, order, requestId).catch((failure: unknown) =>
        orderLog.error(
          { event: 'order_postpone_failed', err: failure },
          'Order could not be postponed',
        ),
      );
    }
  }
}

async function postponeOrder(context: Context, order: Order, requestId: string) {
  await inTransaction(context.pool, async (tx) => {
    const failures = await postponeReconciliation(tx, order.id, context.now());
    if (failures < failuresBeforeIncident) return;
    const { id } = order;
    const incident = { kind: 'order_stuck', subject: id, orderId: id, requestId } as const;
    await openIncident(tx, context.queue, incident);
  });
}
