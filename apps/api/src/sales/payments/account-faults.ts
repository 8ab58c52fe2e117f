import { Stripe } from 'stripe';
import { webhookPath } from '@kongres/contract/paths';
import type { Config } from '../../platform/config/config.ts';
import { paymentMethods } from './create-sessions.ts';
import { eventTypes } from './payment-outcome.ts';
import { stripeClient } from './stripe-client.ts';

const capabilities = {
  card: 'card_payments',
  blik: 'blik_payments',
  p24: 'p24_payments',
} as const satisfies Record<(typeof paymentMethods)[number], string>;

/** What at Stripe does not fit what we ask of it, each in words that say what to change there. */
export async function accountFaults({
  stripe: config,
  publicOrigin,
}: Pick<Config, 'stripe' | 'publicOrigin'>): Promise<string[]> {
  const stripe = stripeClient(config);
  const account = await stripe.accounts.retrieveCurrent();
  const endpoints = await stripe.webhookEndpoints.list({ limit: 100 });
  const address = `${publicOrigin}${webhookPath}`;
  const endpoint = endpoints.data.find(({ url }) => url === address);
  const off = paymentMethods.filter(
    (method) => account.capabilities?.[capabilities[method]] !== 'active',
  );
  return [
    ...(account.charges_enabled ? [] : ['the account may not take payments yet: finish it']),
    ...off.map((method) => `the payment method ${method} is off: switch it on`),
    ...(endpoint
      ? endpointFaults(endpoint)
      : [`no webhook endpoint leads to ${address}: add one, and its secret to the settings`]),
  ];
}

function endpointFaults(endpoint: Stripe.WebhookEndpoint): string[] {
  const { api_version: version, enabled_events: events, status } = endpoint;
  const missing = events.includes('*') ? [] : eventTypes.filter((type) => !events.includes(type));
  return [
    ...(status === 'enabled' ? [] : ['the webhook endpoint is off: switch it on']),
    ...(version === Stripe.API_VERSION
      ? []
      : [
          `the webhook endpoint speaks version ${version ?? 'of the account'}, we speak ${Stripe.API_VERSION}: make it anew with that one`,
        ]),
    ...missing.map((type) => `the webhook endpoint is not told of ${type}: add it`),
  ];
}
