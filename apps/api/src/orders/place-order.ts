import { randomUUID } from 'node:crypto';
import { pick } from '@kongres/content/facts/collection';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { grossOf, netPrice } from '@kongres/content/facts/price';
import { currency, tickets, type TicketId } from '@kongres/content/facts/tickets';
import type { Proof } from '@kongres/contract/proof';
import type { Config } from '../config.ts';
import type { Pool } from '../db/connection.ts';
import type { Logger } from '../http/log.ts';
import type { Payments } from '../payments/payments.ts';
import { ProviderUnavailable } from '../payments/protect-calls.ts';
import { proofExpiry } from '../proof/proofs.ts';
import type { Queue } from '../queue/queue.ts';
import { attachCheckout, holdTicket, readOrder } from './order-queries.ts';
import { hashAttempt, hashClient, hashToken, orderToken } from './order-token.ts';
import { settleAlone } from './settle-order.ts';

export interface Shop {
  pool: Pool;
  queue: Queue;
  payments: Payments;
  /** The clock, so that a test can turn it. */
  now: () => Date;
  config: Pick<Config, 'secret' | 'limits' | 'publicOrigin'>;
}

export interface Attempt {
  ticket: TicketId;
  email: string;
  language: LanguageCode;
  key: string | null;
  /** As `clientOf` names it. */
  client: string;
  /** Work that was checked; whether it was used before is seen here. */
  proof: Proof | null;
  requestId: string;
  log: Logger;
}

type Placed =
  | { ok: true; url: string }
  | { ok: false; code: 'sold_out' | 'closed' | 'too_many_requests' | 'provider_unavailable' }
  | { ok: false; code: 'proof_required' | 'proof_used' };

/** Stripe's shortest checkout is half an hour; a minute more pays for the way there. */
const sessionMinutes = 31;
/** The hold outlives the checkout, so that nobody pays for what was given to another. */
const graceMinutes = 4;

/** Holds a ticket, then asks for a payment page. No transaction is open while Stripe is asked. */
export async function placeOrder(shop: Shop, attempt: Attempt): Promise<Placed> {
  const { pool, payments, config } = shop;
  const id = randomUUID();
  const netMinor = netPrice(pick(tickets, attempt.ticket));
  const now = shop.now().getTime();
  const wanted = {
    id,
    attempt: attempt.key ? hashAttempt(attempt.key, attempt.ticket, attempt.email) : null,
    tokenHash: hashToken(orderToken(config.secret, id)),
    ticket: attempt.ticket,
    email: attempt.email,
    language: attempt.language,
    client: hashClient(config.secret, attempt.client),
    netMinor,
    vatMinor: grossOf(netMinor) - netMinor,
    currency,
    sessionEndsAt: new Date(now + sessionMinutes * 60_000),
    holdEndsAt: new Date(now + (sessionMinutes + graceMinutes) * 60_000),
    freeHolds: config.limits.freeHolds,
    holdsPerClient: config.limits.holdsPerClient,
    proof: attempt.proof && {
      signature: attempt.proof.challenge.signature,
      expiresAt: proofExpiry(attempt.proof),
    },
  };
  const hold = await holdTicket(pool, wanted);
  if (hold.orderId === null) {
    const { outcome, proofHelps } = hold;
    if (outcome !== 'too_many') return { ok: false, code: outcome };
    return { ok: false, code: proofHelps ? 'proof_required' : 'too_many_requests' };
  }
  // A new order is what was wanted; only one that was there before has to be read.
  const order =
    hold.outcome === 'existing'
      ? await readOrder(pool, hold.orderId)
      : { ...wanted, checkoutUrl: null };
  if (!order) throw new Error('an order that was held is gone');
  if (order.checkoutUrl) return { ok: true, url: order.checkoutUrl };
  try {
    const token = orderToken(config.secret, order.id);
    const checkout = await payments.openCheckout({ ...order, token });
    if (await attachCheckout(pool, order.id, checkout)) return { ok: true, url: checkout.url };
    await payments.endCheckout(checkout.sessionId);
    return { ok: false, code: 'provider_unavailable' };
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    // Nobody was given an address to pay at, so nothing can be paid any more.
    const ended = await settleAlone(shop, order.id, { kind: 'ended' }, attempt.requestId);
    attempt.log.warn({ err: error, order: ended?.number }, 'no checkout: the hold is released');
    return { ok: false, code: 'provider_unavailable' };
  }
}
