import type { PaymentContext } from '../payments/payment-context.ts';
import { raiseAlarm } from '../../platform/incidents/raise-alarm.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { findOrderId, readOrder } from '../orders/order-queries.ts';
import { settleOrder, settlingIn } from './settle-order.ts';
import type { Outcome } from '../orders/outcome.ts';
import { settlePayment } from './settle-payment.ts';
import { hasEvent, insertEvent, listHeard } from './event-queries.ts';
import { metadataNames } from '../payments/create-sessions.ts';
import { isOurs } from '../payments/paid-checkout.ts';
import { idOf, outcomeOfSession, readPaymentEvent } from '../payments/payment-outcome.ts';
import { isOfOurVersion, type PaymentEvent, type Session } from '../payments/payments.ts';
import { randomUUID } from 'node:crypto';
import type { Logger } from '../../platform/log.ts';

/** Carries an event into its order, once; what came of it, for the log. */
export async function hearEvent(
  context: PaymentContext,
  event: PaymentEvent,
  requestId: string,
): Promise<Record<string, unknown>> {
  const told = readPaymentEvent(event);
  if (told && 'paymentId' in told)
    return await hearOfMoney(context, event, told.paymentId, requestId);
  const session = told && (await sessionAsWeReadIt(context, event, told.session));
  const outcome = session && (told.isEnd ? endOf(session) : outcomeOfSession(session));
  return await inTransaction(context.pool, async (tx) => {
    if (!(await insertEvent(tx, event))) return { event: 'seen before' };
    if (!session || !outcome) return { event: 'not about an order' };
    const reference = session.client_reference_id;
    const orderId = reference ? await findOrderId(tx, { orderId: reference }) : undefined;
    if (orderId && outcome.kind === 'ended' && (await hasOtherPage(tx, orderId, session))) {
      return { event: 'of a page that was given up' };
    }
    const order =
      orderId && (await settleOrder(settlingIn(tx, context, requestId), orderId, outcome));
    if (order) return { order: order.number, state: order.state };
    if (isOurs(session) && outcome.kind !== 'ended') {
      await raiseAlarm(tx, context.queue, unknownPayment(session, requestId));
    }
    return { event: 'of an unknown order' };
  });
}

/** Of two pages that were opened for an order at once, one is ended: the order waits for the other. */
async function hasOtherPage(tx: Connection, orderId: string, { id }: Session): Promise<boolean> {
  const sessionId = (await readOrder(tx, orderId))?.sessionId ?? null;
  return sessionId !== null && sessionId !== id;
}

/** Refunds and disputes: the event is only the reason to ask. Heard twice, it is asked twice. */
async function hearOfMoney(
  context: PaymentContext,
  event: PaymentEvent,
  paymentId: string,
  requestId: string,
): Promise<Record<string, unknown>> {
  if (await hasEvent(context.pool, event.id)) return { event: 'seen before' };
  const settled = await settlePayment(context, paymentId, requestId);
  return await inTransaction(context.pool, async (tx) => {
    await insertEvent(tx, event);
    if (settled.known) return { order: settled.order.number, state: settled.order.state };
    if (settled.orderId) {
      const alarm = { kind: 'unknown_payment', subject: paymentId, requestId } as const;
      await raiseAlarm(tx, context.queue, alarm);
    }
    return { event: 'of an unknown payment' };
  });
}

/** An endpoint may be set to another version of the API, in which a checkout may look different. */
async function sessionAsWeReadIt(
  { payments }: PaymentContext,
  event: PaymentEvent,
  session: Session,
): Promise<Session | null> {
  if (isOfOurVersion(event)) return session;
  return await payments.readCheckout(session.id);
}

/** A checkout that failed or ran out says so by the event; read later, it may have been paid after all. */
function endOf(session: Session): Outcome {
  return session.payment_status === 'paid'
    ? (outcomeOfSession(session) ?? { kind: 'ended' })
    : { kind: 'ended' };
}

function unknownPayment(session: Session, requestId: string) {
  return {
    kind: 'unknown_payment',
    subject: session.id,
    facts: {
      number: session.metadata?.[metadataNames.number] ?? null,
      ticket: session.metadata?.[metadataNames.ticket] ?? null,
      amountMinor: session.amount_total,
      payment: idOf(session.payment_intent),
    },
    requestId,
  } as const;
}

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
