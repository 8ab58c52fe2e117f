import type { Stripe } from 'stripe';
import type { Outcome } from './outcome.ts';
import type { Checkout, StripeStore } from './store.ts';

/** Hides a session and its payment from the API, as if they belonged to another account. */
export function deleteSession(
  store: StripeStore,
  { session, expiry }: Checkout,
): Outcome<Stripe.Checkout.Session> {
  clearTimeout(expiry);
  const ids = new Set([session.id]);
  store.checkouts.delete(session.id);
  const intent = session.payment_intent;
  if (typeof intent === 'string') {
    ids.add(intent);
    store.paymentIntents.delete(intent);
    for (const items of [store.charges, store.refunds, store.disputes]) {
      for (const { id, payment_intent: owner } of items.values()) {
        if (owner !== intent) continue;
        ids.add(id);
        items.delete(id);
      }
    }
  }
  for (const { id, data } of store.events) {
    if ('id' in data.object && ids.has(String(data.object.id))) store.deletedEvents.add(id);
  }
  store.keys.deleteAnswersWith([...ids]);
  return { ok: true, value: session };
}
