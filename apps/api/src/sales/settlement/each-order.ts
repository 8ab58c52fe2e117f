import type { Context } from '../../platform/context.ts';
import { randomUUID } from 'node:crypto';
import { raiseAlarm } from '../../platform/incidents/raise-alarm.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import type { Logger } from '../../platform/log.ts';
import { ProviderGivenUp } from '../payments/protect-calls.ts';
import type { Order } from '../orders/order.ts';
import { noteAnswer, postponeAsking } from '../orders/waiting-order-queries.ts';

/** So often in a row, over more than an hour, before somebody is told. */
const failuresToTell = 7;

/**
 * Does something with each order by itself: one that fails is noted, put off for longer each time and,
 * in the end, told; the others do not wait for it. Only when Stripe answers nobody does the round end.
 */
export async function eachOrder(
  context: Context,
  log: Logger,
  orders: readonly Order[],
  act: (order: Order, requestId: string) => Promise<string>,
): Promise<void> {
  for (const order of orders) {
    const requestId = randomUUID();
    const orderLog = log.child({ reqId: requestId, order: order.number });
    try {
      orderLog.info({ done: await act(order, requestId) }, 'asked about an order');
      await noteAnswer(context.pool, order.id);
    } catch (error) {
      if (error instanceof ProviderGivenUp) {
        orderLog.warn({ err: error }, 'Stripe cannot be asked about orders');
        return;
      }
      orderLog.error({ err: error }, 'an order that could not be settled');
      await putOff(context, order, requestId).catch((failure: unknown) =>
        orderLog.error({ err: failure }, 'an order that could not even be put off'),
      );
    }
  }
}

async function putOff(context: Context, order: Order, requestId: string) {
  await inTransaction(context.pool, async (tx) => {
    const failures = await postponeAsking(tx, order.id, context.now());
    if (failures < failuresToTell) return;
    const alarm = { kind: 'order_stuck', subject: order.id, orderId: order.id, requestId } as const;
    await raiseAlarm(tx, context.queue, alarm);
  });
}
