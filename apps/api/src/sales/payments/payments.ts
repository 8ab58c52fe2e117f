import { Stripe } from 'stripe';
import type { Config } from '../../platform/config/config.ts';
import type { Money } from '../orders/money.ts';
import {
  metadataNames,
  type CheckoutOrder,
  type PaymentMethod,
  createSessions,
} from './create-sessions.ts';
import { numberIn, paidCheckout, type PaidCheckout } from './paid-checkout.ts';
import { detailOf, type PaymentDetail } from './payment-detail.ts';
import { moneyOf } from './payment-money.ts';
import { eventTypes } from './payment-outcome.ts';
import { stripeClient } from './stripe-client.ts';
import { protectCalls, ProviderUnavailable, type CallState } from './protect-calls.ts';

export type Session = Stripe.Checkout.Session;
export type PaymentEvent = Stripe.Event;

/** An endpoint at Stripe may be set to another version of its API than ours. */
export function isOfOurVersion(event: PaymentEvent): boolean {
  return event.api_version === Stripe.API_VERSION;
}

export interface Payments {
  /** Opens a payment page; what Stripe refuses of our payment methods is left out, and named when it first is. */
  openCheckout: (
    order: CheckoutOrder,
  ) => Promise<{ sessionId: string; url: string; refused: PaymentMethod[] }>;
  /** A checkout with its payment; null if Stripe does not know it. */
  readCheckout: (sessionId: string) => Promise<Session | null>;
  /** Ends an open checkout; one that has already ended, paid or not, is returned as it is. */
  endCheckout: (sessionId: string) => Promise<Session | null>;
  /** What became of a payment's money, and whose it is; null if Stripe does not know it. */
  readPayment: (paymentId: string) => Promise<{ orderId: string | null; money: Money } | null>;
  /** How a payment was made and what Stripe keeps of it; null if Stripe does not know it. */
  readDetail: (paymentId: string) => Promise<PaymentDetail | null>;
  /** Whether it was begun; otherwise the money has gone already, or a dispute holds it. */
  refund: (orderId: string, paymentId: string, amountMinor: number) => Promise<boolean>;
  /** Lets the payment know whom its order belongs to by now, should the order ever be recovered. */
  noteMoved: (paymentId: string, order: { email: string; tokenVersion: number }) => Promise<void>;
  /** The highest order number among the newest checkouts; 0 if there is none. */
  newestNumber: () => Promise<number>;
  /** Every checkout of ours that was paid since, newest first. */
  listPaid: (since: Date) => AsyncIterable<PaidCheckout>;
  /** What Stripe has told since, or would have, about payments: oldest first. */
  listEvents: (since: Date) => Promise<PaymentEvent[]>;
  /** The event that a signed body holds; throws if the signature does not fit. */
  readEvent: (body: Buffer, signature: string) => PaymentEvent;
  callState: () => CallState;
}

/** Other shops may share the account: so many of their checkouts, by the hundred, may be newer than ours. */
const pagesForNumber = 20;

/** The only place that speaks to Stripe. */
export function createPayments({
  stripe: config,
  publicOrigin,
}: Pick<Config, 'stripe' | 'publicOrigin'>): Payments {
  const { webhookSecret } = config;
  const stripe = stripeClient(config);
  const { call, state } = protectCalls();
  const createSession = createSessions(stripe, publicOrigin);

  async function retrieve(sessionId: string): Promise<Session | null> {
    const expand = ['payment_intent'];
    return await stripe.checkout.sessions.retrieve(sessionId, { expand }).catch(nullIfMissing);
  }

  return {
    openCheckout: (order) =>
      call(async () => {
        const { session, refusedNow } = await createSession(order);
        if (!session.url) throw new ProviderUnavailable('a checkout without an address');
        return { sessionId: session.id, url: session.url, refused: refusedNow };
      }),

    readCheckout: (sessionId) => call(() => retrieve(sessionId)),

    endCheckout: (sessionId) =>
      call(async () => {
        try {
          return await stripe.checkout.sessions.expire(sessionId);
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          return await retrieve(sessionId);
        }
      }),

    readPayment: (paymentId) =>
      call(async () => {
        const about = { payment_intent: paymentId, limit: 100 };
        const [payment, refunds, disputes] = await Promise.all([
          stripe.paymentIntents.retrieve(paymentId).catch(nullIfMissing),
          stripe.refunds.list(about).catch(nullIfMissing),
          stripe.disputes.list(about).catch(nullIfMissing),
        ]);
        return (
          payment && {
            orderId: payment.metadata[metadataNames.id] ?? null,
            money: moneyOf(payment, refunds?.data ?? [], disputes?.data ?? []),
          }
        );
      }),

    readDetail: (paymentId) =>
      call(async () => {
        const expand = ['latest_charge.balance_transaction'];
        const payment = await stripe.paymentIntents
          .retrieve(paymentId, { expand })
          .catch(nullIfMissing);
        return payment && detailOf(payment);
      }),

    refund: (orderId, paymentId, amountMinor) =>
      call(async () => {
        try {
          // No key of ours: Stripe keeps a failure under its key for a day, and gives no payment back twice anyway.
          await stripe.refunds.create({
            payment_intent: paymentId,
            amount: amountMinor,
            metadata: { [metadataNames.id]: orderId },
          });
          return true;
        } catch (error) {
          // Somebody was faster, by hand; or the bank was. What happened is read afterwards.
          const isMoved =
            error instanceof Stripe.errors.StripeInvalidRequestError &&
            ['charge_already_refunded', 'charge_disputed'].includes(error.code ?? '');
          if (!isMoved) throw error;
          return false;
        }
      }),

    noteMoved: async (paymentId, { email, tokenVersion }) => {
      const metadata = {
        [metadataNames.email]: email,
        [metadataNames.tokenVersion]: String(tokenVersion),
      };
      await call(() => stripe.paymentIntents.update(paymentId, { metadata }));
    },

    newestNumber: async () => {
      let after: string | undefined;
      for (let page = 0; page < pagesForNumber; page += 1) {
        const { data, has_more: hasMore } = await call(() =>
          stripe.checkout.sessions.list({ limit: 100, ...(after && { starting_after: after }) }),
        );
        const numbers = data.flatMap((session) => numberIn(session) ?? []);
        after = data.at(-1)?.id;
        if (numbers.length > 0 || !hasMore) return Math.max(0, ...numbers);
      }
      return 0;
    },

    listPaid: async function* (since) {
      const completed = stripe.checkout.sessions.list({
        status: 'complete',
        created: { gte: Math.floor(since.getTime() / 1000) },
        expand: ['data.payment_intent.latest_charge'],
        limit: 100,
      });
      for await (const session of completed) {
        const paid = paidCheckout(session);
        if (paid) yield paid;
      }
    },

    listEvents: async (since) => {
      const query = {
        types: [...eventTypes],
        created: { gte: Math.floor(since.getTime() / 1000) },
        limit: 100,
      };
      const events: PaymentEvent[] = [];
      // Each page is a call of its own: a week of sales takes longer than one may.
      for (;;) {
        const after = events.at(-1)?.id;
        const page = await call(() =>
          stripe.events.list({ ...query, ...(after && { starting_after: after }) }),
        );
        events.push(...page.data);
        if (!page.has_more) return events.toReversed();
      }
    },

    readEvent: (body, signature) => {
      const event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
      // The SDK refuses old signatures and takes those from the future.
      const signedAt = Number(/\bt=(\d+)/.exec(signature)?.[1]);
      if (signedAt > Date.now() / 1000 + 300) throw new Error('signed in the future');
      return event;
    },

    callState: state,
  };
}

function nullIfMissing(error: unknown): null {
  const isMissing =
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
  if (isMissing) return null;
  throw error;
}
