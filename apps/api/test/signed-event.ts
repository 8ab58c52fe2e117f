import { Stripe } from 'stripe';
import { webhookSecret } from './test-shop.ts';

const { webhooks } = new Stripe('sk_test_x');

/** The version of Stripe's API that our library speaks. */
export const apiVersion = Stripe.API_VERSION;

/** The signature that Stripe would send with an event. */
export function signatureOf(
  payload: string,
  more: { secret?: string; timestamp?: number } = {},
): string {
  return webhooks.generateTestHeaderString({ payload, secret: webhookSecret, ...more });
}
