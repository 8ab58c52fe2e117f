import type { PurchaseContext } from './purchase-context.ts';
import { randomUUID } from 'node:crypto';
import { asksForConsent, earlyStartVersion } from '@kongres/content/facts/early-start';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { phaseAt } from '@kongres/content/facts/phases';
import { grossOf } from '@kongres/content/facts/price';
import { currency, type TicketId } from '@kongres/content/facts/tickets';
import type { OrderState } from '@kongres/contract/order';
import type { Proof } from '@kongres/contract/proof';
import type { Logger } from '../../platform/log.ts';
import {
  ProviderFailure,
  ProviderRefused,
  ProviderUnavailable,
} from '../payments/protect-calls.ts';
import { priceNow } from '../prices/price-queries.ts';
import { proofExpiry } from '../../platform/proof-of-work/proofs.ts';
import {
  findAttempt,
  holdTicket,
  noteConsent,
  type NewHold,
  attachCheckout,
} from '../orders/hold-queries.ts';
import {
  hashAttempt,
  hashClient,
  orderToken,
  returnCode,
  tokenKey,
} from '../orders/order-token.ts';
import { hashToken } from '../../platform/tokens.ts';
import { settleAlone } from '../settlement/settle-order.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBefore } from '../orders/order.ts';
import { readOrder } from '../orders/order-queries.ts';
import { toldState } from '../orders/told-state.ts';
import { raiseAlarm } from '../../platform/incidents/raise-alarm.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import type { CheckoutOrder } from '../payments/create-sessions.ts';

export interface Attempt {
  ticket: TicketId;
  email: string;
  language: LanguageCode;
  key: string | null;
  /** The gross price that the buyer saw, where the client says. */
  shownMinor: number | null;
  /** The wording of an early start that was ticked, if one was. */
  consentVersion: number | null;
  /** As `clientOf` names it. */
  client: string;
  /** Work that was checked; whether it was used before is seen here. */
  proof: Proof | null;
  requestId: string;
  log: Logger;
}

export type Placed =
  | { ok: true; url: string }
  | { ok: false; code: 'sold_out' | 'closed' | 'too_many_requests' | 'provider_unavailable' }
  | { ok: false; code: 'edition_over' }
  | { ok: false; code: 'proof_required' | 'proof_used' }
  | { ok: false; code: 'price_changed'; grossMinor: number }
  | { ok: false; code: 'order_finished'; state: OrderState };

/** Stripe's shortest checkout is half an hour; a minute more pays for the way there. */
const sessionMinutes = 31;
/** The hold outlives the checkout, so that nobody pays for what was given to another. */
const graceMinutes = 4;

/** Holds a ticket, then asks for a payment page. No transaction is open while Stripe is asked. */
export async function placeOrder(context: PurchaseContext, asked: Attempt): Promise<Placed> {
  const moment = context.edition.now();
  if (phaseAt(moment) === 'after') return await joinEarlier(context, asked);
  const attempt = { ...asked, consentVersion: consentTaken(asked, moment) };
  const netMinor = await priceNow(context.pool, attempt.ticket, moment);
  if (netMinor === null) return { ok: false, code: 'closed' };
  const wanted = holdFor(context, attempt, netMinor);
  const grossMinor = wanted.netMinor + wanted.vatMinor;
  if (attempt.shownMinor !== null && attempt.shownMinor !== grossMinor) {
    return { ok: false, code: 'price_changed', grossMinor };
  }
  try {
    await context.numbers.ready();
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    attempt.log.warn({ err: error }, 'no checkout: Stripe cannot be asked for order numbers');
    return { ok: false, code: 'provider_unavailable' };
  }
  const hold = await holdTicket(context.pool, wanted);
  if (hold.orderId === null) {
    const { outcome, proofHelps } = hold;
    if (outcome !== 'too_many') return { ok: false, code: outcome };
    return { ok: false, code: proofHelps ? 'proof_required' : 'too_many_requests' };
  }
  const { consentVersion: version } = attempt;
  const consentedAt =
    version === null
      ? null
      : await noteConsent(context.pool, hold.orderId, { at: context.now(), version });
  if (hold.outcome === 'existing') return await joinOrder(context, hold.orderId, attempt);
  try {
    const consent = { consentedAt, consentVersion: consentedAt && version };
    const order = { ...wanted, ...consent, number: hold.orderNumber };
    const url = await openCheckout(context, order, attempt.requestId);
    return url ? { ok: true, url } : { ok: false, code: 'provider_unavailable' };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    // Only we may let go of what we took, and only while nobody else has found an address to pay at.
    const ended = await settleAlone(context, wanted.id, { kind: 'never_asked' }, attempt.requestId);
    const about = { err: error, order: ended?.number, state: ended?.state };
    attempt.log.warn(about, 'no checkout: the hold is released');
    return { ok: false, code: 'provider_unavailable' };
  }
}

/** The sale has ended; a call that is repeated still finds what the first one held before. */
async function joinEarlier(context: PurchaseContext, attempt: Attempt): Promise<Placed> {
  const { ticket, email, key, consentVersion } = attempt;
  // Whether the first call was ticked, this one no longer knows: nobody is asked any more.
  for (const version of key ? new Set([consentVersion, earlyStartVersion, null]) : []) {
    const hash = hashAttempt(key ?? '', ticket, email, version);
    const orderId = await findAttempt(context.pool, hash);
    if (orderId) return await joinOrder(context, orderId, attempt);
  }
  return { ok: false, code: 'edition_over' };
}

/** A consent that nobody is asked for now binds nobody. */
function consentTaken({ consentVersion }: Attempt, editionNow: Date): number | null {
  const isKnown = consentVersion !== null && consentVersion <= earlyStartVersion;
  return isKnown && asksForConsent(editionNow) ? consentVersion : null;
}

function holdFor({ config, now }: PurchaseContext, attempt: Attempt, netMinor: number): NewHold {
  const { ticket, email, language, key, proof, consentVersion } = attempt;
  const { secret, limits } = config;
  const id = randomUUID();
  const moment = now();
  const inMinutes = (minutes: number) => new Date(moment.getTime() + minutes * 60_000);
  return {
    id,
    attempt: key ? hashAttempt(key, ticket, email, consentVersion) : null,
    tokenHash: hashToken(orderToken(secret, { id, tokenVersion: 0 })),
    tokenKey: tokenKey(secret),
    returnHash: hashToken(returnCode(secret, id, 'return')),
    backHash: hashToken(returnCode(secret, id, 'back')),
    ticket,
    email,
    language,
    client: hashClient(secret, attempt.client),
    netMinor,
    vatMinor: grossOf(netMinor) - netMinor,
    currency,
    sessionEndsAt: inMinutes(sessionMinutes),
    holdEndsAt: inMinutes(sessionMinutes + graceMinutes),
    freeHolds: limits.freeHolds,
    holdsPerClient: limits.holdsPerClient,
    proof: proof && { signature: proof.challenge.signature, expiresAt: proofExpiry(proof) },
  };
}

/** As long as the call that placed the order may wait for Stripe itself. */
const patienceMs = 3500;
const lookAgainMs = 100;

/**
 * A repeated call finds the order of the first. It gets the same address, waits for it while the first
 * call is still asking, and asks itself where that call died. It never lets go of what the first took.
 */
async function joinOrder(
  context: PaymentContext,
  orderId: string,
  attempt: Attempt,
): Promise<Placed> {
  let hasAsked = false;
  const started = performance.now();
  for (;;) {
    const order = await readOrder(context.pool, orderId);
    if (!order || order.state === 'expired') return { ok: false, code: 'provider_unavailable' };
    const { grossMinor } = order;
    if (!isBefore(order.state, 'processing')) {
      return { ok: false, code: 'order_finished', state: toldState(order) };
    }
    if (attempt.shownMinor !== null && attempt.shownMinor !== grossMinor) {
      return { ok: false, code: 'price_changed', grossMinor };
    }
    if (order.checkoutUrl) return { ok: true, url: order.checkoutUrl };
    if (performance.now() - started > patienceMs) break;
    if (hasAsked) {
      await sleep(lookAgainMs);
      continue;
    }
    hasAsked = true;
    try {
      const url = await openCheckout(context, order, attempt.requestId);
      return url ? { ok: true, url } : { ok: false, code: 'provider_unavailable' };
    } catch (error) {
      if (error instanceof ProviderRefused) break;
      // Most often because the first call is being answered at this moment.
      if (!(error instanceof ProviderUnavailable)) throw error;
    }
  }
  attempt.log.warn('no checkout: the call before this one has none either');
  return { ok: false, code: 'provider_unavailable' };
}

/**
 * Asks for an order's payment page and notes it: its address, or null when the order has ended
 * meanwhile. Concurrent calls get the same page. A refusal by Stripe raises an alarm.
 */
async function openCheckout(
  context: PaymentContext,
  order: Omit<CheckoutOrder, 'codes'>,
  requestId: string,
): Promise<string | null> {
  const { pool, payments, config } = context;
  const code = (way: 'return' | 'back') => returnCode(config.secret, order.id, way);
  try {
    const codes = { return: code('return'), back: code('back') };
    const checkout = await payments.openCheckout({ ...order, codes });
    for (const method of checkout.refused) {
      await alarm('payment_method_refused', method);
    }
    if (await attachCheckout(pool, order.id, checkout)) return checkout.url;
    // Ended meanwhile, or another process was faster, with another page: there is only one to pay at.
    await payments.endCheckout(checkout.sessionId);
    return (await readOrder(pool, order.id))?.checkoutUrl ?? null;
  } catch (error) {
    if (error instanceof ProviderRefused) {
      await alarm('provider_refuses', `${error.code} ${error.param ?? ''}`.trim());
    }
    throw error;
  }

  async function alarm(kind: 'payment_method_refused' | 'provider_refuses', subject: string) {
    await inTransaction(pool, (tx) => raiseAlarm(tx, context.queue, { kind, subject, requestId }));
  }
}
