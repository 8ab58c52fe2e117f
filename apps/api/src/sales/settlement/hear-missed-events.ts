import type { PaymentContext } from '../payments/payment-context.ts';
import { randomUUID } from 'node:crypto';
import type { Logger } from '../../platform/log.ts';
import { listHeard } from './event-queries.ts';
import { hearEvent } from './hear-event.ts';

/** Stripe itself tries for three days; what nobody took by then is found here. */
const lookBackDays = 5;
/** What is younger may still be on its way. */
const onItsWaySeconds = 120;

/**
 * Hears what Stripe told and nobody took: a refund at the dashboard or a lost dispute of an order that
 * has long been paid, about which nobody asks any more. Each event by itself; one that fails is told in
 * the log and comes again in the next round.
 */
export async function hearMissedEvents(context: PaymentContext, log: Logger): Promise<void> {
  const now = context.now().getTime();
  const events = await context.payments.listEvents(new Date(now - lookBackDays * 86_400_000));
  const settled = events.filter(({ created }) => created * 1000 < now - onItsWaySeconds * 1000);
  const heard = await listHeard(
    context.pool,
    settled.map(({ id }) => id),
  );
  for (const event of settled.filter(({ id }) => !heard.has(id))) {
    const requestId = randomUUID();
    const eventLog = log.child({ reqId: requestId, event: event.id, type: event.type });
    await hearEvent(context, event, requestId).then(
      (result) => eventLog.info(result, 'a webhook that never came'),
      (error: unknown) => eventLog.error({ err: error }, 'an event that could not be heard'),
    );
  }
}
