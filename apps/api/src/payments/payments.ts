import { Stripe } from 'stripe';
import { vatPercent } from '@kongres/content/facts/tickets';
import type { Config } from '../config.ts';
import { checkoutParameters, type CheckoutOrder } from './checkout-parameters.ts';
import { protectCalls, ProviderUnavailable } from './protect-calls.ts';

export type Session = Stripe.Checkout.Session;

export interface Payments {
  openCheckout: (order: CheckoutOrder) => Promise<{ sessionId: string; url: string }>;
  readCheckout: (sessionId: string) => Promise<Session>;
  /** Ends an open checkout; one that has already ended, paid or not, is returned as it is. */
  endCheckout: (sessionId: string) => Promise<Session>;
  refund: (orderId: string, paymentId: string) => Promise<void>;
  /** The event that a signed body holds; throws if the signature does not fit. */
  readEvent: (body: Buffer, signature: string) => Stripe.Event;
}

/** The only place that speaks to Stripe. */
export function createPayments({
  stripe: config,
  publicOrigin,
}: Pick<Config, 'stripe' | 'publicOrigin'>): Payments {
  const { api, secretKey, webhookSecret } = config;
  const stripe = new Stripe(secretKey, {
    host: api.hostname,
    port: api.port || (api.protocol === 'https:' ? 443 : 80),
    protocol: api.protocol === 'https:' ? 'https' : 'http',
    timeout: 2000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const call = protectCalls();
  let taxRate: Promise<string> | undefined;

  /** Our VAT rate at Stripe, made on first use. A failure is not remembered. */
  function vatRate(): Promise<string> {
    taxRate ??= findOrCreateVatRate().catch((error: unknown) => {
      taxRate = undefined;
      throw error;
    });
    return taxRate;
  }

  async function findOrCreateVatRate(): Promise<string> {
    const rates = await stripe.taxRates.list({ active: true, limit: 100 });
    const found = rates.data.find(
      (rate) => !rate.inclusive && rate.percentage === vatPercent && rate.country === 'PL',
    );
    if (found) return found.id;
    const created = await stripe.taxRates.create({
      display_name: 'VAT',
      percentage: vatPercent,
      inclusive: false,
      country: 'PL',
    });
    return created.id;
  }

  return {
    openCheckout: (order) =>
      call(async () => {
        const parameters = checkoutParameters(order, await vatRate(), publicOrigin);
        const session = await stripe.checkout.sessions.create(parameters, {
          idempotencyKey: order.id,
        });
        if (!session.url) throw new ProviderUnavailable('a checkout without an address');
        return { sessionId: session.id, url: session.url };
      }),

    readCheckout: (sessionId) => call(() => stripe.checkout.sessions.retrieve(sessionId)),

    endCheckout: (sessionId) =>
      call(async () => {
        try {
          return await stripe.checkout.sessions.expire(sessionId);
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          return await stripe.checkout.sessions.retrieve(sessionId);
        }
      }),

    refund: (orderId, paymentId) =>
      call(async () => {
        try {
          // No key of ours: Stripe keeps a failure under its key for a day, and gives no payment back twice anyway.
          await stripe.refunds.create({
            payment_intent: paymentId,
            metadata: { order_id: orderId },
          });
        } catch (error) {
          // Somebody was faster, by hand.
          if (
            error instanceof Stripe.errors.StripeInvalidRequestError &&
            error.code === 'charge_already_refunded'
          )
            return;
          throw error;
        }
      }),

    readEvent: (body, signature) => {
      const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
      // The SDK refuses old signatures and takes those from the future.
      const signedAt = Number(/\bt=(\d+)/.exec(signature)?.[1]);
      if (signedAt > Date.now() / 1000 + 300) throw new Error('signed in the future');
      return event;
    },
  };
}
