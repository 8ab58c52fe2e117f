import type { Stripe } from 'stripe';
import type { World } from './world.ts';

/** Of the account what a shop asks about: whether it may sell, and with what. */
export function showAccount({ switches }: World) {
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

/** The shop's one endpoint. */
export function webhookEndpoints({ switches, webhooks }: World): Stripe.WebhookEndpoint[] {
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
