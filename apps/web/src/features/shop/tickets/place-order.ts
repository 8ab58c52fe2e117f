import { earlyStartVersion } from '@kongres/content/facts/early-start';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { TicketId } from '@kongres/content/facts/tickets';
import { purchasePath } from '@kongres/contract/paths';
import type { SolvedProof } from '@kongres/contract/proof-of-work';
import {
  earlyStartHeader,
  orderFinishedProblem,
  priceChangedProblem,
  proofHeader,
  purchaseResponse,
  displayedPriceHeader,
  proofRequiredProblem,
  type PurchaseRequest,
} from '@kongres/contract/purchase';
import { callApi } from '../../../lib/api/call-api.ts';
import { isCheckoutUrl } from '../../../lib/api/checkout-address.ts';
import { reportNoResponse, readRefusal, type Refusal } from '../../../lib/api/refusal.ts';

export interface OrderRequest {
  email: string;
  language: LanguageCode;
  ticket: TicketId;
  /** A repeated call with the same key never creates a second order. */
  idempotencyKey: string;
  displayedMinor: number;
  /** Consent to begin before the withdrawal period is over. */
  hasEarlyStartConsent: boolean;
}

export interface PurchaseRefusal extends Refusal {
  reason: 'email' | 'noUrl' | 'failed';
  /** Current price, if it differs from the displayed one. */
  grossMinor: number | null;
  /** State of the order that this idempotency key has already created. */
  state: string | null;
  /** False after a lost response: the server may still create the order. */
  isDefinite: boolean;
}

/** Too many unpaid holds from this network: the next one needs a proof of work. */
const proofRequiredStatus = 428;

/** Requests a payment page. Never throws: failures are returned. */
export async function placeOrder(
  order: OrderRequest,
): Promise<{ ok: true; url: string } | PurchaseRefusal> {
  if (!order.email.includes('@')) return createRefusal('email');
  try {
    let response = await sendPurchaseRequest(order);
    if (response.status === proofRequiredStatus)
      response = await sendPurchaseRequest(order, await solveRequiredProof(response));
    if (!response.ok) return await parseRefusal(response);
    const { data } = purchaseResponse.safeParse(await response.json());
    if (!data?.url || !isCheckoutUrl(data.url, window.location.hostname)) {
      console.error('purchase: the response has no checkout URL');
      return createRefusal('noUrl');
    }
    return { ok: true, url: data.url };
  } catch (error) {
    return createRefusal('failed', { ...reportNoResponse('purchase', error), isDefinite: false });
  }
}

async function solveRequiredProof(response: Response): Promise<SolvedProof> {
  const { challenge } = proofRequiredProblem.parse(await response.json());
  const { solveChallenge } = await import('../../../lib/api/proof-of-work/solve-challenge.ts');
  return await solveChallenge(challenge);
}

function sendPurchaseRequest(order: OrderRequest, proof?: SolvedProof): Promise<Response> {
  const { email, language, ticket, idempotencyKey, displayedMinor, hasEarlyStartConsent } = order;
  return callApi(`${purchasePath}/${ticket}`, {
    headers: {
      'Accept-Language': language,
      'Idempotency-Key': idempotencyKey,
      [displayedPriceHeader]: String(displayedMinor),
      ...(hasEarlyStartConsent && { [earlyStartHeader]: String(earlyStartVersion) }),
      ...(proof && { [proofHeader]: JSON.stringify(proof) }),
    },
    body: { email } satisfies PurchaseRequest,
  });
}

async function parseRefusal(response: Response): Promise<PurchaseRefusal> {
  const { body, code, retryAfterSeconds } = await readRefusal('purchase', response);
  return createRefusal('failed', {
    code: code ?? (response.status === 429 ? 'too_many_requests' : null),
    retryAfterSeconds,
    grossMinor: priceChangedProblem.safeParse(body).data?.grossMinor ?? null,
    state: orderFinishedProblem.safeParse(body).data?.state ?? null,
  });
}

function createRefusal(
  reason: PurchaseRefusal['reason'],
  details: Partial<PurchaseRefusal> = {},
): PurchaseRefusal {
  return {
    ok: false,
    reason,
    code: null,
    retryAfterSeconds: null,
    grossMinor: null,
    state: null,
    isDefinite: true,
    ...details,
  };
}
