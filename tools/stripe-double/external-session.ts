import { randomUUID } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Outcome } from './outcome.ts';
import { type Buyer, completeSession } from './payments.ts';
import { createSession, findCheckout } from './sessions.ts';
import type { StripeStore } from './store.ts';

export interface ExternalSessionOptions extends Buyer {
  reference?: string | null;
  amount?: number;
  currency?: string;
}

/** Adds a paid session that the shop did not create, such as one of another shop of the account. */
export function addExternalSession(
  store: StripeStore,
  { reference = randomUUID(), amount = 10_000, currency = 'pln', ...buyer }: ExternalSessionOptions,
): Outcome<Stripe.Checkout.Session> {
  const metadata = reference === null ? {} : { order_id: reference };
  const created = createSession(store, {
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
  const found = findCheckout(store, created.value.id);
  return found.ok ? completeSession(store, found.value, buyer, 'paid') : found;
}
