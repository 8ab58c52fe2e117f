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
import { ProviderFailure } from '../payments/protect-calls.ts';
import { priceNow } from '../prices/price-now.ts';
import { proofExpiry } from '../../platform/proof-of-work/proofs.ts';
import { joinOrder } from './join-order.ts';
import { openCheckout } from './open-checkout.ts';
import { findAttempt, holdTicket, noteConsent, type NewHold } from '../orders/hold-queries.ts';
import {
  hashAttempt,
  hashClient,
  orderToken,
  returnCode,
  tokenKey,
} from '../orders/order-token.ts';
import { hashToken } from '../../platform/tokens.ts';
import { settleAlone } from '../settlement/settle-order.ts';

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
