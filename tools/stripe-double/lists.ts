import type { Stripe } from 'stripe';
import { listPage } from './list-page.ts';
import { type Outcome, refuse, type Refused } from './outcome.ts';
import type { World } from './world.ts';

type Range = Stripe.RangeQueryParam | number | undefined;

export function listSessions(
  world: World,
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
  const wanted = [...world.checkouts.values()]
    .map(({ session }) => session)
    .filter((session) => status === undefined || session.status === status)
    .filter((session) => intent === undefined || session.payment_intent === intent)
    .filter((session) => !details || session.customer_details?.email === details.email)
    .filter((session) => isWithin(session.created, created));
  return listPage(wanted.toReversed(), query, '/v1/checkout/sessions');
}

export function listPaymentIntents(
  world: World,
  query: Stripe.PaymentIntentListParams,
): Outcome<object> {
  const refused = refuseFilters(query, ['customer', 'customer_account']);
  if (refused) return refused;
  const wanted = [...world.paymentIntents.values()].filter(({ created }) =>
    isWithin(created, query.created),
  );
  return listPage(wanted.toReversed(), query, '/v1/payment_intents');
}

export function listRefunds(world: World, query: Stripe.RefundListParams): Outcome<object> {
  return listPage(ofPayment([...world.refunds.values()], query), query, '/v1/refunds');
}

export function listDisputes(world: World, query: Stripe.DisputeListParams): Outcome<object> {
  return listPage(ofPayment([...world.disputes.values()], query), query, '/v1/disputes');
}

export function listEvents(world: World, query: Stripe.EventListParams): Outcome<object> {
  const types = query.types ?? (query.type ? [query.type] : null);
  const wanted = world.events.filter(
    ({ id, type, created }) =>
      !world.forgottenEvents.has(id) &&
      (!types || types.includes(type)) &&
      isWithin(created, query.created),
  );
  return listPage(wanted, query, '/v1/events');
}

/** What belongs to the asked payment, newest first. */
function ofPayment<Item extends Stripe.Refund | Stripe.Dispute>(
  items: Item[],
  query: { payment_intent?: string; charge?: string; created?: Range },
): Item[] {
  return items
    .filter(({ payment_intent: id }) => !query.payment_intent || id === query.payment_intent)
    .filter(({ charge }) => !query.charge || charge === query.charge)
    .filter(({ created }) => isWithin(created, query.created))
    .toReversed();
}

/** A filter that were silently passed over would list too much. */
function refuseFilters<Query extends object>(
  query: Query,
  names: (keyof Query & string)[],
): Refused | null {
  const param = names.find((name) => query[name] !== undefined);
  return param ? refuse(`fake-stripe lists by no ${param}`, { param }) : null;
}

function isWithin(time: number, range: Range): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return time === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return time > gt && time >= gte && time < lt && time <= lte;
}
