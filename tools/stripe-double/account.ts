import type { Stripe } from 'stripe';
import type { StripeStore } from './store.ts';

export function showAccount({ switches }: StripeStore) {
  const state = (method: (typeof switches.inactiveMethods)[number]) =>
    switches.inactiveMethods.includes(method) ? 'inactive' : 'active';
  return {
    id: 'acct_local',
    object: 'account',
    charges_enabled: true,
    payouts_enabled: true,
    country: 'PL',
    default_currency: 'pln',
    capabilities: {
      card_payments: state('card'),
      blik_payments: state('blik'),
      p24_payments: state('p24'),
    },
  } as const satisfies Partial<Stripe.Account>;
}

export function buildWebhookEndpoints({
  switches,
  webhooks,
}: StripeStore): Stripe.WebhookEndpoint[] {
  const { apiVersion, endpointEvents, isEndpointOff } = switches;
  return [
    {
      id: 'we_local',
      object: 'webhook_endpoint',
      api_version: apiVersion,
      application: null,
      created: 0,
      description: null,
      enabled_events: endpointEvents,
      livemode: false,
      metadata: {},
      status: isEndpointOff ? 'disabled' : 'enabled',
      url: webhooks.address,
    },
  ];
}
