import type { Stripe } from 'stripe';
import { listPage } from './list-page.ts';
import { type Outcome, refuseRequest, type Refused } from './outcome.ts';
import type { StripeStore } from './store.ts';

type Range = Stripe.RangeQueryParam | number | undefined;

export function listSessions(
  store: StripeStore,
  query: Stripe.Checkout.SessionListParams,
): Outcome<object> {
  const refused = refuseFilters(query, [
    'customer',
    'customer_account',
    'payment_link',
    'subscription',
  ]);
  if (refused) return refused;
  const { status, payment_intent: intent, created, customer_details: details } = query;
  const wanted = [...store.checkouts.values()]
    .map(({ session }) => session)
    .filter((session) => status === undefined || session.status === status)
    .filter((session) => intent === undefined || session.payment_intent === intent)
    .filter((session) => !details || session.customer_details?.email === details.email)
    .filter((session) => isWithin(session.created, created));
  return listPage(wanted.toReversed(), query, '/v1/checkout/sessions');
}

export function listPaymentIntents(
  store: StripeStore,
  query: Stripe.PaymentIntentListParams,
): Outcome<object> {
  const refused = refuseFilters(query, ['customer', 'customer_account']);
  if (refused) return refused;
  const wanted = [...store.paymentIntents.values()].filter(({ created }) =>
    isWithin(created, query.created),
  );
  return listPage(wanted.toReversed(), query, '/v1/payment_intents');
}

export function listRefunds(store: StripeStore, query: Stripe.RefundListParams): Outcome<object> {
  return listPage(filterByPayment([...store.refunds.values()], query), query, '/v1/refunds');
}

export function listDisputes(store: StripeStore, query: Stripe.DisputeListParams): Outcome<object> {
  return listPage(filterByPayment([...store.disputes.values()], query), query, '/v1/disputes');
}

export function listEvents(store: StripeStore, query: Stripe.EventListParams): Outcome<object> {
  const types = query.types ?? (query.type ? [query.type] : null);
  const wanted = store.events.filter(
    ({ id, type, created }) =>
      !store.deletedEvents.has(id) &&
      (!types || types.includes(type)) &&
      isWithin(created, query.created),
  );
  return listPage(wanted, query, '/v1/events');
}

function filterByPayment<Item extends Stripe.Refund | Stripe.Dispute>(
  items: Item[],
  query: { payment_intent?: string; charge?: string; created?: Range },
): Item[] {
  return items
    .filter(({ payment_intent: id }) => !query.payment_intent || id === query.payment_intent)
    .filter(({ charge }) => !query.charge || charge === query.charge)
    .filter(({ created }) => isWithin(created, query.created))
    .toReversed();
}

/** Unsupported filters are refused, because ignoring them would list too much. */
function refuseFilters<Query extends object>(
  query: Query,
  names: (keyof Query & string)[],
): Refused | null {
  const param = names.find((name) => query[name] !== undefined);
  return param ? refuseRequest(`fake-stripe lists by no ${param}`, { param }) : null;
}

function isWithin(time: number, range: Range): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return time === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return time > gt && time >= gte && time < lt && time <= lte;
}
