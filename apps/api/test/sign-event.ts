import { Stripe } from 'stripe';
import { webhookSecret } from './test-shop.ts';

const { webhooks } = new Stripe('sk_test_x');

export const stripeApiVersion = Stripe.API_VERSION;

/** Value of the Stripe-Signature header. */
export function signEvent(
  payload: string,
  more: { secret?: string; timestamp?: number } = {},
): string {
  return webhooks.generateTestHeaderString({ payload, secret: webhookSecret, ...more });
}
