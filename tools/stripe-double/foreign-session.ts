import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Outcome } from './outcome.ts';
import { type Buyer, completeSession } from './payments.ts';
import { createSession, findCheckout } from './sessions.ts';
import type { World } from './world.ts';

export interface ForeignWish extends Buyer {
  /** Whose order it claims to be: a random one unless told, none with null. */
  reference?: string | null;
  amount?: number;
  currency?: string;
}

/** A paid session that this shop never asked for: another shop of the account, or a link somebody made. */
export function makeForeignSession(
  world: World,
  { reference = randomUUID(), amount = 10_000, currency = 'pln', ...buyer }: ForeignWish,
): Outcome<Stripe.Checkout.Session> {
  const metadata = reference === null ? {} : { order_id: reference };
  const created = createSession(world, {
    mode: 'payment',
    ...(reference !== null && { client_reference_id: reference }),
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: { currency, unit_amount: amount, product_data: { name: 'Something else' } },
      },
    ],
    success_url: 'https://elsewhere.example/thanks',
  });
  if (!created.ok) return created;
  const found = findCheckout(world, created.value.id);
  return found.ok ? completeSession(world, found.value, buyer, 'here') : found;
}
