import type { Stripe } from 'stripe';
import { IdempotencyKeys } from './idempotency.ts';
import { newId, secondsNow } from './new-id.ts';
import type { Switches } from './switches.ts';
import type { Webhooks } from './webhooks.ts';

/** A session and what Stripe knows of it but does not show. */
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

/** Whether the shop is told of what a hand does. */
export interface Delivery {
  withoutWebhook?: boolean | undefined;
}

/** Everything this Stripe remembers. */
export class World {
  readonly checkouts = new Map<string, Checkout>();
  readonly paymentIntents = new Map<string, Stripe.PaymentIntent>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly balanceTransactions = new Map<string, Stripe.BalanceTransaction>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly disputes = new Map<string, Stripe.Dispute>();
  readonly taxRates = new Map<string, Stripe.TaxRate>();
  /** Newest first. */
  readonly events: Stripe.EventBase[] = [];
  /** Those the shop may not ask for any more; a hand may still send them. */
  readonly forgottenEvents = new Set<string>();
  readonly keys = new IdempotencyKeys();
  readonly requests: Record<string, number> = {};
  readonly switches: Switches;
  readonly webhooks: Webhooks;
  readonly shortestSessionSeconds: number;
  readonly #calm: Readonly<Switches>;
  /** Known once the server listens. */
  origin = '';

  constructor(switches: Switches, webhooks: Webhooks, shortestSessionSeconds: number) {
    this.switches = switches;
    this.webhooks = webhooks;
    this.shortestSessionSeconds = shortestSessionSeconds;
    this.#calm = { ...switches };
  }

  /** An event is on record even when its delivery is withheld: the shop may still ask for it. */
  announce<Type extends keyof EventObjects>(
    type: Type,
    object: EventObjects[Type],
    { withoutWebhook = false }: Delivery = {},
  ): void {
    const event: Stripe.EventBase = {
      id: newId('evt'),
      object: 'event',
      api_version: this.switches.apiVersion,
      created: secondsNow(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    };
    this.events.unshift(event);
    if (!withoutWebhook) this.webhooks.send(event);
  }

  /** Back to how it was when it started. */
  calmDown(): void {
    Object.assign(this.switches, this.#calm);
    this.webhooks.release();
  }

  close(): void {
    for (const { expiry } of this.checkouts.values()) clearTimeout(expiry);
    this.webhooks.close();
  }
}
