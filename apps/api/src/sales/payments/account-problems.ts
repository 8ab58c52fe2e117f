import { Stripe } from 'stripe';
import { webhookPath } from '@kongres/contract/paths';
import type { Config } from '../../platform/config/config.ts';
import { paymentMethods } from './create-checkout-session.ts';
import { stripeEventTypes } from './stripe-outcome.ts';
import { createStripeClient } from './stripe-client.ts';

const capabilities = {
  card: 'card_payments',
  blik: 'blik_payments',
  p24: 'p24_payments',
} as const satisfies Record<(typeof paymentMethods)[number], string>;

export async function findAccountProblems({
  stripe: config,
  publicOrigin,
}: Pick<Config, 'stripe' | 'publicOrigin'>): Promise<string[]> {
  const stripe = createStripeClient(config);
  const account = await stripe.accounts.retrieveCurrent();
  const endpoints = await stripe.webhookEndpoints.list({ limit: 100 });
  const webhookUrl = `${publicOrigin}${webhookPath}`;
  const endpoint = endpoints.data.find(({ url }) => url === webhookUrl);
  const inactiveMethods = paymentMethods.filter(
    (method) => account.capabilities?.[capabilities[method]] !== 'active',
  );
  return [
    ...(account.charges_enabled
      ? []
      : ['the account cannot accept payments yet: complete its activation']),
    ...inactiveMethods.map((method) => `the payment method ${method} is inactive: activate it`),
    ...(endpoint
      ? findEndpointProblems(endpoint)
      : [`no webhook endpoint for ${webhookUrl}: add one, and its secret to the settings`]),
  ];
}

function findEndpointProblems(endpoint: Stripe.WebhookEndpoint): string[] {
  const { api_version: version, enabled_events: events, status } = endpoint;
  const missing = events.includes('*')
    ? []
    : stripeEventTypes.filter((type) => !events.includes(type));
  return [
    ...(status === 'enabled' ? [] : ['the webhook endpoint is disabled: enable it']),
    ...(version === Stripe.API_VERSION
      ? []
      : [
          `the webhook endpoint uses API version ${version ?? 'of the account'} instead of ${Stripe.API_VERSION}: create it again with that version`,
        ]),
    ...missing.map((type) => `the webhook endpoint is not subscribed to ${type}: add it`),
  ];
}
