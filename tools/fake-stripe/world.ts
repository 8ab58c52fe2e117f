import { Stripe } from 'stripe';
import { newId, secondsNow } from './new-id.ts';
import { calm, type Switches } from './switches.ts';
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
  'charge.refunded': Stripe.Charge;
  'charge.dispute.created': Stripe.Dispute;
  'charge.dispute.closed': Stripe.Dispute;
}

/** Everything this Stripe remembers. */
export class World {
  readonly checkouts = new Map<string, Checkout>();
  readonly paymentIntents = new Map<string, Stripe.PaymentIntent>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly disputes = new Map<string, Stripe.Dispute>();
  readonly taxRates = new Map<string, Stripe.TaxRate>();
  readonly events: Stripe.EventBase[] = [];
  readonly requests: Record<string, number> = {};
  readonly switches: Switches;
  readonly webhooks: Webhooks;
  readonly shortestSessionSeconds: number;
  /** Known once the server listens. */
  origin = '';

  constructor(switches: Switches, webhooks: Webhooks, shortestSessionSeconds: number) {
    this.switches = switches;
    this.webhooks = webhooks;
    this.shortestSessionSeconds = shortestSessionSeconds;
  }

  /** An event is on record even when its delivery is withheld: the shop may still ask for it. */
  announce<Type extends keyof EventObjects>(
    type: Type,
    object: EventObjects[Type],
    { withoutWebhook = false }: { withoutWebhook?: boolean | undefined } = {},
  ): void {
    const event: Stripe.EventBase = {
      id: newId('evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
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

  calmDown(): void {
    Object.assign(this.switches, calm);
    this.webhooks.release();
  }

  close(): void {
    for (const { expiry } of this.checkouts.values()) clearTimeout(expiry);
    this.webhooks.close();
  }
}
