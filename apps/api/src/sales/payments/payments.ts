import { Stripe } from 'stripe';
import type { Config } from '../../platform/config/config.ts';
import type { PaymentBalance } from '../orders/payment-balance.ts';
import {
  metadataKeys,
  type CheckoutOrder,
  type PaymentMethod,
  createCheckoutSessionFactory,
} from './create-checkout-session.ts';
import { getOrderNumber, toPaidCheckout, type PaidCheckout } from './paid-checkout.ts';
import { toPaymentDetail, type PaymentDetail } from './payment-detail.ts';
import { toPaymentBalance } from './stripe-balance.ts';
import { stripeEventTypes } from './stripe-outcome.ts';
import { createStripeClient } from './stripe-client.ts';
import {
  createCircuitBreaker,
  ProviderUnavailableError,
  type CallState,
} from './circuit-breaker.ts';

export type CheckoutSession = Stripe.Checkout.Session;
export type StripeEvent = Stripe.Event;

/** A webhook endpoint may be configured with another API version. */
export function hasCurrentApiVersion(event: StripeEvent): boolean {
  return event.api_version === Stripe.API_VERSION;
}

export interface Payments {
  /** Leaves out payment methods that Stripe refuses; `refused` lists those refused for the first time. */
  openCheckout: (
    order: CheckoutOrder,
  ) => Promise<{ sessionId: string; url: string; refused: PaymentMethod[] }>;
  /** Returns a checkout with its payment; null if Stripe does not know it. */
  readCheckout: (sessionId: string) => Promise<CheckoutSession | null>;
  /** Expires an open checkout; returns a completed or expired one unchanged. */
  expireCheckout: (sessionId: string) => Promise<CheckoutSession | null>;
  /** Returns null if Stripe does not know the payment. */
  readPayment: (
    paymentId: string,
  ) => Promise<{ orderId: string | null; balance: PaymentBalance } | null>;
  /** Returns method and fee; null if Stripe does not know the payment. */
  readPaymentDetail: (paymentId: string) => Promise<PaymentDetail | null>;
  /** Returns false if the payment is refunded already or a dispute holds it. */
  refund: (orderId: string, paymentId: string, amountMinor: number) => Promise<boolean>;
  /** Stores the current owner in the payment's metadata, from which a lost order is recovered. */
  updateOrderOwner: (
    paymentId: string,
    order: { email: string; tokenVersion: number },
  ) => Promise<void>;
  /** Highest order number among the newest checkouts; 0 if there is none. */
  readNewestOrderNumber: () => Promise<number>;
  /** Newest first. */
  listPaidCheckouts: (since: Date) => AsyncIterable<PaidCheckout>;
  /** Payment events, oldest first, whether delivered or not. */
  listEvents: (since: Date) => Promise<StripeEvent[]>;
  /** Throws if the signature is invalid. */
  verifyWebhookEvent: (body: Buffer, signature: string) => StripeEvent;
  getCallState: () => CallState;
}

/** Other shops may share the account: up to 2000 of their checkouts may be newer than our latest. */
const maxPagesForOrderNumber = 20;

export function createPayments({
  stripe: config,
  publicOrigin,
}: Pick<Config, 'stripe' | 'publicOrigin'>): Payments {
  const { webhookSecret } = config;
  const stripe = createStripeClient(config);
  const { call, state: getCallState } = createCircuitBreaker();
  const createCheckoutSession = createCheckoutSessionFactory(stripe, publicOrigin);

  async function retrieveCheckout(sessionId: string): Promise<CheckoutSession | null> {
    const expand = ['payment_intent'];
    return await stripe.checkout.sessions
      .retrieve(sessionId, { expand })
      .catch(ignoreMissingResource);
  }

  return {
    openCheckout: (order) =>
      call(async () => {
        const { session, newlyRefused } = await createCheckoutSession(order);
        if (!session.url) throw new ProviderUnavailableError('Checkout session has no URL');
        return { sessionId: session.id, url: session.url, refused: newlyRefused };
      }),

    readCheckout: (sessionId) => call(() => retrieveCheckout(sessionId)),

    expireCheckout: (sessionId) =>
      call(async () => {
        try {
          return await stripe.checkout.sessions.expire(sessionId);
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          return await retrieveCheckout(sessionId);
        }
      }),

    readPayment: (paymentId) =>
      call(async () => {
        const filter = { payment_intent: paymentId, limit: 100 };
        const [payment, refunds, disputes] = await Promise.all([
          stripe.paymentIntents.retrieve(paymentId).catch(ignoreMissingResource),
          stripe.refunds.list(filter).catch(ignoreMissingResource),
          stripe.disputes.list(filter).catch(ignoreMissingResource),
        ]);
        return (
          payment && {
            orderId: payment.metadata[metadataKeys.id] ?? null,
            balance: toPaymentBalance(payment, refunds?.data ?? [], disputes?.data ?? []),
          }
        );
      }),

    readPaymentDetail: (paymentId) =>
      call(async () => {
        const expand = ['latest_charge.balance_transaction'];
        const payment = await stripe.paymentIntents
          .retrieve(paymentId, { expand })
          .catch(ignoreMissingResource);
        return payment && toPaymentDetail(payment);
      }),

    refund: (orderId, paymentId, amountMinor) =>
      call(async () => {
        try {
          // No idempotency key: Stripe would repeat a failure for a day, and never refunds more than was paid.
          await stripe.refunds.create({
            payment_intent: paymentId,
            amount: amountMinor,
            metadata: { [metadataKeys.id]: orderId },
          });
          return true;
        } catch (error) {
          // Refunded in the Stripe dashboard or disputed in the meantime; the caller reads the balance.
          const isSettledElsewhere =
            error instanceof Stripe.errors.StripeInvalidRequestError &&
            ['charge_already_refunded', 'charge_disputed'].includes(error.code ?? '');
          if (!isSettledElsewhere) throw error;
          return false;
        }
      }),

    updateOrderOwner: async (paymentId, { email, tokenVersion }) => {
      const metadata = {
        [metadataKeys.email]: email,
        [metadataKeys.tokenVersion]: String(tokenVersion),
      };
      await call(() => stripe.paymentIntents.update(paymentId, { metadata }));
    },

    readNewestOrderNumber: async () => {
      let after: string | undefined;
      for (let page = 0; page < maxPagesForOrderNumber; page += 1) {
        const { data, has_more: hasMore } = await call(() =>
          stripe.checkout.sessions.list({ limit: 100, ...(after && { starting_after: after }) }),
        );
        const numbers = data.flatMap((session) => getOrderNumber(session) ?? []);
        after = data.at(-1)?.id;
        if (numbers.length > 0 || !hasMore) return Math.max(0, ...numbers);
      }
      return 0;
    },

    listPaidCheckouts: async function* (since) {
      const completed = stripe.checkout.sessions.list({
        status: 'complete',
        created: { gte: Math.floor(since.getTime() / 1000) },
        expand: ['data.payment_intent.latest_charge'],
        limit: 100,
      });
      for await (const session of completed) {
        const paid = toPaidCheckout(session);
        if (paid) yield paid;
      }
    },

    listEvents: async (since) => {
      const query = {
        types: [...stripeEventTypes],
        created: { gte: Math.floor(since.getTime() / 1000) },
        limit: 100,
      };
      const events: StripeEvent[] = [];
      // One protected call per page: all pages together may exceed its timeout.
      for (;;) {
        const after = events.at(-1)?.id;
        const page = await call(() =>
          stripe.events.list({ ...query, ...(after && { starting_after: after }) }),
        );
        events.push(...page.data);
        if (!page.has_more) return events.toReversed();
      }
    },

    verifyWebhookEvent: (body, signature) => {
      const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
      // The SDK rejects old timestamps but accepts future ones.
      const signedAt = Number(/\bt=(\d+)/.exec(signature)?.[1]);
      if (signedAt > Date.now() / 1000 + 300)
        throw new Error('Webhook signature timestamp is in the future');
      return event;
    },

    getCallState,
  };
}

function ignoreMissingResource(error: unknown): null {
  const isMissing =
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
  if (isMissing) return null;
  throw error;
}
