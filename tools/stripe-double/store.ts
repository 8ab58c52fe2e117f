import type { Stripe } from 'stripe';
import { IdempotencyKeys } from './idempotency.ts';
import { createId, getUnixTime } from './ids.ts';
import type { Switches } from './switches.ts';
import type { Webhooks } from './webhooks.ts';

export interface Checkout {
  session: Stripe.Checkout.Session;
  lineItems: Stripe.LineItem[];
  paymentMetadata: Stripe.Metadata;
  paymentDescription: string | null;
  expiry: NodeJS.Timeout;
}

interface EventObjects {
  'checkout.session.completed': Stripe.Checkout.Session;
  'checkout.session.async_payment_succeeded': Stripe.Checkout.Session;
  'checkout.session.async_payment_failed': Stripe.Checkout.Session;
  'checkout.session.expired': Stripe.Checkout.Session;
  'payment_intent.payment_failed': Stripe.PaymentIntent;
  'payment_intent.canceled': Stripe.PaymentIntent;
  'refund.created': Stripe.Refund;
  'refund.updated': Stripe.Refund;
  'refund.failed': Stripe.Refund;
  'charge.refunded': Stripe.Charge;
  'charge.refund.updated': Stripe.Refund;
  'charge.dispute.created': Stripe.Dispute;
  'charge.dispute.updated': Stripe.Dispute;
  'charge.dispute.closed': Stripe.Dispute;
  'charge.dispute.funds_withdrawn': Stripe.Dispute;
  'charge.dispute.funds_reinstated': Stripe.Dispute;
}

export interface Delivery {
  withoutWebhook?: boolean | undefined;
}

export class StripeStore {
  readonly checkouts = new Map<string, Checkout>();
  readonly paymentIntents = new Map<string, Stripe.PaymentIntent>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly balanceTransactions = new Map<string, Stripe.BalanceTransaction>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly disputes = new Map<string, Stripe.Dispute>();
  readonly taxRates = new Map<string, Stripe.TaxRate>();
  /** Newest first. */
  readonly events: Stripe.EventBase[] = [];
  readonly deletedEvents = new Set<string>();
  readonly keys = new IdempotencyKeys();
  readonly requests: Record<string, number> = {};
  readonly switches: Switches;
  readonly webhooks: Webhooks;
  readonly shortestSessionSeconds: number;
  readonly #initialSwitches: Readonly<Switches>;
  origin = '';

  constructor(switches: Switches, webhooks: Webhooks, shortestSessionSeconds: number) {
    this.switches = switches;
    this.webhooks = webhooks;
    this.shortestSessionSeconds = shortestSessionSeconds;
    this.#initialSwitches = { ...switches };
  }

  /** Events are recorded even if their delivery is withheld. */
  recordEvent<Type extends keyof EventObjects>(
    type: Type,
    object: EventObjects[Type],
    { withoutWebhook = false }: Delivery = {},
  ): void {
    const event: Stripe.EventBase = {
      id: createId('evt'),
      object: 'event',
      api_version: this.switches.apiVersion,
      created: getUnixTime(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    this.events.unshift(event);
    if (!withoutWebhook) this.webhooks.send(event);
  }

  /** Restores the initial switches. */
  resetSwitches(): void {
    Object.assign(this.switches, this.#initialSwitches);
    this.webhooks.release();
  }

  close(): void {
    for (const { expiry } of this.checkouts.values()) clearTimeout(expiry);
    this.webhooks.close();
  }
}
