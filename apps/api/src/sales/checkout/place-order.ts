import type { PurchaseContext } from './purchase-context.ts';
import { randomUUID } from 'node:crypto';
import { requiresEarlyStartConsent, earlyStartVersion } from '@kongres/content/facts/early-start';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { getPhase } from '@kongres/content/facts/phases';
import { addVat } from '@kongres/content/facts/price';
import { currency, type TicketId } from '@kongres/content/facts/tickets';
import type { OrderState } from '@kongres/contract/order';
import type { SolvedProof } from '@kongres/contract/proof-of-work';
import type { Logger } from '../../platform/log.ts';
import {
  ProviderError,
  ProviderRejectedError,
  ProviderUnavailableError,
} from '../payments/circuit-breaker.ts';
import { readNetPrice } from '../prices/price.queries.ts';
import { getProofExpiry } from '../../platform/proof-of-work/proof-of-work.ts';
import {
  findOrderByIdempotencyKey,
  holdTicket,
  recordConsent,
  type NewHold,
  attachCheckout,
} from '../orders/hold.queries.ts';
import {
  hashIdempotencyKey,
  hashClient,
  deriveOrderToken,
  deriveReturnCode,
  deriveTokenKey,
} from '../orders/order-token.ts';
import { hashToken } from '../../platform/tokens.ts';
import { settleOrderInTransaction } from '../settlement/settle-order.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBefore } from '../orders/order.ts';
import { readOrder } from '../orders/order.queries.ts';
import { getPublicOrderState } from '../orders/public-order-state.ts';
import { openIncident } from '../../platform/incidents/open-incident.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import type { CheckoutOrder } from '../payments/create-checkout-session.ts';

export interface PurchaseInput {
  ticket: TicketId;
  email: string;
  language: LanguageCode;
  idempotencyKey: string | null;
  displayedGrossMinor: number | null;
  consentVersion: number | null;
  /** IPv4 address or IPv6 /64 prefix. */
  client: string;
  /** Verified, but possibly used before. */
  proof: SolvedProof | null;
  requestId: string;
  log: Logger;
}

export type PlaceOrderResult =
  | { ok: true; url: string }
  | { ok: false; code: 'sold_out' | 'closed' | 'too_many_requests' | 'provider_unavailable' }
  | { ok: false; code: 'edition_over' }
  | { ok: false; code: 'proof_required' | 'proof_used' }
  | { ok: false; code: 'price_changed'; grossMinor: number }
  | { ok: false; code: 'order_finished'; state: OrderState };

/** Stripe's minimum is 30 minutes; the extra minute covers clock skew. */
const checkoutMinutes = 31;
/** The hold outlives the checkout, so a ticket cannot be paid after it was sold to another order. */
const holdGraceMinutes = 4;

/** Holds a ticket, then opens a Stripe checkout outside of any transaction. */
export async function placeOrder(
  context: PurchaseContext,
  input: PurchaseInput,
): Promise<PlaceOrderResult> {
  const editionNow = context.edition.now();
  if (getPhase(editionNow) === 'after') return await resumeEarlierCheckout(context, input);
  const purchase = { ...input, consentVersion: getValidConsentVersion(input, editionNow) };
  const netMinor = await readNetPrice(context.pool, purchase.ticket, editionNow);
  if (netMinor === null) return { ok: false, code: 'closed' };
  const newHold = buildHold(context, purchase, netMinor);
  const grossMinor = newHold.netMinor + newHold.vatMinor;
  if (purchase.displayedGrossMinor !== null && purchase.displayedGrossMinor !== grossMinor) {
    return { ok: false, code: 'price_changed', grossMinor };
  }
  try {
    await context.orderNumberGuard.ensureNumbersUnused();
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const details = { event: 'checkout_failed', reason: 'order_numbers_unavailable', err: error };
    purchase.log.warn(details, 'Order numbers could not be checked at Stripe');
    return { ok: false, code: 'provider_unavailable' };
  }
  const hold = await holdTicket(context.pool, newHold);
  if (hold.orderId === null) {
    const { outcome, proofHelps } = hold;
    if (outcome !== 'too_many') return { ok: false, code: outcome };
    return { ok: false, code: proofHelps ? 'proof_required' : 'too_many_requests' };
  }
  const { consentVersion: version } = purchase;
  const consentedAt =
    version === null
      ? null
      : await recordConsent(context.pool, hold.orderId, { at: context.now(), version });
  if (hold.outcome === 'existing') return await resumeCheckout(context, hold.orderId, purchase);
  try {
    const consent = { consentedAt, consentVersion: consentedAt && version };
    const order = { ...newHold, ...consent, number: hold.orderNumber };
    const url = await openCheckout(context, order, purchase.requestId);
    return url ? { ok: true, url } : { ok: false, code: 'provider_unavailable' };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    // Release the hold only if no other request has opened a checkout for it.
    const outcome = { kind: 'checkout_never_opened' } as const;
    const released = await settleOrderInTransaction(
      context,
      newHold.id,
      outcome,
      purchase.requestId,
    );
    purchase.log.warn(
      {
        event: 'checkout_failed',
        order: released?.number,
        state: released?.state,
        err: error,
      },
      'Checkout could not be opened; hold released',
    );
    return { ok: false, code: 'provider_unavailable' };
  }
}

/** A repeated request still finds its order after the sale has ended. */
async function resumeEarlierCheckout(
  context: PurchaseContext,
  purchase: PurchaseInput,
): Promise<PlaceOrderResult> {
  const { ticket, email, idempotencyKey, consentVersion } = purchase;
  // The hash includes the consent version, which the repeated request may no longer send.
  for (const version of idempotencyKey ? new Set([consentVersion, earlyStartVersion, null]) : []) {
    const hash = hashIdempotencyKey(idempotencyKey ?? '', ticket, email, version);
    const orderId = await findOrderByIdempotencyKey(context.pool, hash);
    if (orderId) return await resumeCheckout(context, orderId, purchase);
  }
  return { ok: false, code: 'edition_over' };
}

/** Ignores an unknown wording, or a consent that is not required at this time. */
function getValidConsentVersion(
  { consentVersion }: PurchaseInput,
  editionNow: Date,
): number | null {
  const isKnown = consentVersion !== null && consentVersion <= earlyStartVersion;
  return isKnown && requiresEarlyStartConsent(editionNow) ? consentVersion : null;
}

function buildHold(
  { config, now }: PurchaseContext,
  purchase: PurchaseInput,
  netMinor: number,
): NewHold {
  const { ticket, email, language, idempotencyKey, proof, consentVersion } = purchase;
  const { secret, limits } = config;
  const id = randomUUID();
  const createdAt = now();
  const addMinutes = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
  return {
    id,
    idempotencyKeyHash: idempotencyKey
      ? hashIdempotencyKey(idempotencyKey, ticket, email, consentVersion)
      : null,
    tokenHash: hashToken(deriveOrderToken(secret, { id, tokenVersion: 0 })),
    tokenKey: deriveTokenKey(secret),
    successReturnHash: hashToken(deriveReturnCode(secret, id, 'return')),
    cancelReturnHash: hashToken(deriveReturnCode(secret, id, 'back')),
    ticket,
    email,
    language,
    clientHash: hashClient(secret, purchase.client),
    netMinor,
    vatMinor: addVat(netMinor) - netMinor,
    currency,
    checkoutExpiresAt: addMinutes(checkoutMinutes),
    holdExpiresAt: addMinutes(checkoutMinutes + holdGraceMinutes),
    freeHolds: limits.freeHolds,
    holdsPerClient: limits.holdsPerClient,
    proof: proof && { signature: proof.challenge.signature, expiresAt: getProofExpiry(proof) },
  };
}

/** The timeout of the first request's own Stripe calls. */
const resumeTimeoutMs = 3500;
const pollIntervalMs = 100;

/**
 * Returns the payment page of an existing order for a repeated request. Waits for the first request,
 * opens the checkout itself if that one died, and never releases the hold.
 */
async function resumeCheckout(
  context: PaymentContext,
  orderId: string,
  purchase: PurchaseInput,
): Promise<PlaceOrderResult> {
  let hasTriedCheckout = false;
  const started = performance.now();
  for (;;) {
    const order = await readOrder(context.pool, orderId);
    if (!order || order.state === 'expired') return { ok: false, code: 'provider_unavailable' };
    const { grossMinor } = order;
    if (!isBefore(order.state, 'processing')) {
      return { ok: false, code: 'order_finished', state: getPublicOrderState(order) };
    }
    if (purchase.displayedGrossMinor !== null && purchase.displayedGrossMinor !== grossMinor) {
      return { ok: false, code: 'price_changed', grossMinor };
    }
    if (order.checkoutUrl) return { ok: true, url: order.checkoutUrl };
    if (performance.now() - started > resumeTimeoutMs) break;
    if (hasTriedCheckout) {
      await sleep(pollIntervalMs);
      continue;
    }
    hasTriedCheckout = true;
    try {
      const url = await openCheckout(context, order, purchase.requestId);
      return url ? { ok: true, url } : { ok: false, code: 'provider_unavailable' };
    } catch (error) {
      if (error instanceof ProviderRejectedError) break;
      // Usually the first request is still open at Stripe under the same idempotency key.
      if (!(error instanceof ProviderUnavailableError)) throw error;
    }
  }
  purchase.log.warn(
    { event: 'checkout_failed', reason: 'first_request_unfinished' },
    'Checkout of the first request did not open in time',
  );
  return { ok: false, code: 'provider_unavailable' };
}

/**
 * Opens a checkout, stores it and returns its URL; null if the order has ended in the meantime.
 * Concurrent requests get the same page. A rejection by Stripe opens an incident.
 */
async function openCheckout(
  context: PaymentContext,
  order: Omit<CheckoutOrder, 'codes'>,
  requestId: string,
): Promise<string | null> {
  const { pool, payments, config } = context;
  try {
    const codes = {
      return: deriveReturnCode(config.secret, order.id, 'return'),
      back: deriveReturnCode(config.secret, order.id, 'back'),
    };
    const checkout = await payments.openCheckout({ ...order, codes });
    for (const method of checkout.refused) {
      await openProviderIncident('payment_method_refused', method);
    }
    if (await attachCheckout(pool, order.id, checkout)) return checkout.url;
    // The order has ended, or another process stored its checkout first: only one page may be payable.
    await payments.expireCheckout(checkout.sessionId);
    return (await readOrder(pool, order.id))?.checkoutUrl ?? null;
  } catch (error) {
    if (error instanceof ProviderRejectedError) {
      await openProviderIncident('provider_refuses', `${error.code} ${error.param ?? ''}`.trim());
    }
    throw error;
  }

  async function openProviderIncident(
    kind: 'payment_method_refused' | 'provider_refuses',
    subject: string,
  ) {
    await inTransaction(pool, (tx) =>
      openIncident(tx, context.queue, { kind, subject, requestId }),
    );
  }
}
