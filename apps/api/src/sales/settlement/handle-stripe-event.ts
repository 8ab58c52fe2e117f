import type { PaymentContext } from '../payments/payment-context.ts';
import { openIncident } from '../../platform/incidents/open-incident.ts';
import { inTransaction, type Connection } from '../../platform/db/connection.ts';
import { findOrderId, readOrder } from '../orders/order.queries.ts';
import { settleOrder, createSettlementContext } from './settle-order.ts';
import type { PaymentOutcome } from '../orders/payment-outcome.ts';
import { settlePayment } from './settle-payment.ts';
import {
  hasStripeEvent,
  insertStripeEvent,
  listProcessedEventIds,
} from './stripe-event.queries.ts';
import { metadataKeys } from '../payments/create-checkout-session.ts';
import { isKongresCheckout } from '../payments/paid-checkout.ts';
import { getReferenceId, toPaymentOutcome, parsePaymentEvent } from '../payments/stripe-outcome.ts';
import {
  hasCurrentApiVersion,
  type StripeEvent,
  type CheckoutSession,
} from '../payments/payments.ts';
import { randomUUID } from 'node:crypto';
import type { Logger } from '../../platform/log.ts';

/** Settles the order of a Stripe event, once per event; returns fields for the log. */
export async function handleStripeEvent(
  context: PaymentContext,
  event: StripeEvent,
  requestId: string,
): Promise<Record<string, unknown>> {
  const subject = parsePaymentEvent(event);
  if (subject && 'paymentId' in subject)
    return await handleRefundOrDispute(context, event, subject.paymentId, requestId);
  const session = subject && (await readCurrentSession(context, event, subject.session));
  const outcome =
    session && (subject.hasEnded ? toFinalOutcome(session) : toPaymentOutcome(session));
  return await inTransaction(context.pool, async (tx) => {
    if (!(await insertStripeEvent(tx, event))) return { result: 'duplicate' };
    if (!session || !outcome) return { result: 'not_about_an_order' };
    const reference = session.client_reference_id;
    const orderId = reference ? await findOrderId(tx, { orderId: reference }) : undefined;
    const isExpired = outcome.kind === 'checkout_expired';
    if (orderId && isExpired && (await hasOtherCheckout(tx, orderId, session))) {
      return { result: 'superseded_checkout' };
    }
    const order =
      orderId &&
      (await settleOrder(createSettlementContext(tx, context, requestId), orderId, outcome));
    if (order) return { order: order.number, state: order.state };
    if (isKongresCheckout(session) && !isExpired) {
      await openIncident(tx, context.queue, buildUnknownPaymentIncident(session, requestId));
    }
    return { result: 'unknown_order' };
  });
}

/** Of two checkouts opened concurrently one is expired; the order belongs to the other. */
async function hasOtherCheckout(
  tx: Connection,
  orderId: string,
  { id }: CheckoutSession,
): Promise<boolean> {
  const checkoutSessionId = (await readOrder(tx, orderId))?.checkoutSessionId ?? null;
  return checkoutSessionId !== null && checkoutSessionId !== id;
}

/** Reads the balance from Stripe, because events about refunds and disputes may be out of date. */
async function handleRefundOrDispute(
  context: PaymentContext,
  event: StripeEvent,
  paymentId: string,
  requestId: string,
): Promise<Record<string, unknown>> {
  if (await hasStripeEvent(context.pool, event.id)) return { result: 'duplicate' };
  const settled = await settlePayment(context, paymentId, requestId);
  return await inTransaction(context.pool, async (tx) => {
    await insertStripeEvent(tx, event);
    if (settled.known) return { order: settled.order.number, state: settled.order.state };
    if (settled.orderId) {
      const incident = { kind: 'unknown_payment', subject: paymentId, requestId } as const;
      await openIncident(tx, context.queue, incident);
    }
    return { result: 'unknown_payment' };
  });
}

/** Retrieves the session again if the event has another API version, whose format may differ. */
async function readCurrentSession(
  { payments }: PaymentContext,
  event: StripeEvent,
  session: CheckoutSession,
): Promise<CheckoutSession | null> {
  if (hasCurrentApiVersion(event)) return session;
  return await payments.readCheckout(session.id);
}

/** The session may have been paid after the event about its failure or expiry was created. */
function toFinalOutcome(session: CheckoutSession): PaymentOutcome {
  return session.payment_status === 'paid'
    ? (toPaymentOutcome(session) ?? { kind: 'checkout_expired' })
    : { kind: 'checkout_expired' };
}

function buildUnknownPaymentIncident(session: CheckoutSession, requestId: string) {
  return {
    kind: 'unknown_payment',
    subject: session.id,
    details: {
      number: session.metadata?.[metadataKeys.number] ?? null,
      ticket: session.metadata?.[metadataKeys.ticket] ?? null,
      amountMinor: session.amount_total,
      payment: getReferenceId(session.payment_intent),
    },
    requestId,
  } as const;
}

/** Stripe retries the delivery of an event for three days. */
const lookBackDays = 5;
/** Newer events may still be delivered by webhook. */
const deliveryGraceSeconds = 120;

/**
 * Handles Stripe events whose webhook never arrived, for example a refund of an order that is no longer
 * reconciled. A failed event is logged and handled again in the next run.
 */
export async function replayMissedEvents(context: PaymentContext, log: Logger): Promise<void> {
  const now = context.now().getTime();
  const events = await context.payments.listEvents(new Date(now - lookBackDays * 86_400_000));
  const overdue = events.filter(
    ({ created }) => created * 1000 < now - deliveryGraceSeconds * 1000,
  );
  const processedIds = await listProcessedEventIds(
    context.pool,
    overdue.map(({ id }) => id),
  );
  for (const event of overdue.filter(({ id }) => !processedIds.has(id))) {
    const requestId = randomUUID();
    const eventLog = log.child({ reqId: requestId, stripeEvent: event.id, type: event.type });
    await handleStripeEvent(context, event, requestId).then(
      (details) =>
        eventLog.info(
          { event: 'stripe_event_replayed', ...details },
          'Missed Stripe event replayed',
        ),
      (error: unknown) =>
        eventLog.error(
          { event: 'stripe_event_failed', err: error },
          'Stripe event could not be handled',
        ),
    );
  }
}
