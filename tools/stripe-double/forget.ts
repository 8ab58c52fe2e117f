import type { Stripe } from 'stripe';
import type { Outcome } from './outcome.ts';
import type { Checkout, World } from './world.ts';

/** From now on the shop's key sees nothing of this session and its payment, as if it were another account's. */
export function forgetSession(
  world: World,
  { session, expiry }: Checkout,
): Outcome<Stripe.Checkout.Session> {
  clearTimeout(expiry);
  const ids = new Set([session.id]);
  world.checkouts.delete(session.id);
  const intent = session.payment_intent;
  if (typeof intent === 'string') {
    ids.add(intent);
    world.paymentIntents.delete(intent);
    for (const items of [world.charges, world.refunds, world.disputes]) {
      for (const { id, payment_intent: owner } of items.values()) {
        if (owner !== intent) continue;
        ids.add(id);
        items.delete(id);
      }
    }
  }
  for (const { id, data } of world.events) {
    if ('id' in data.object && ids.has(String(data.object.id))) world.forgottenEvents.add(id);
  }
  world.keys.forgetAnswersWith([...ids]);
  return { ok: true, value: session };
}
