import { earlyStartVersion } from '@kongres/content/facts/early-start';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { TicketId } from '@kongres/content/facts/tickets';
import { purchasePath } from '@kongres/contract/paths';
import type { Proof } from '@kongres/contract/proof';
import {
  earlyStartHeader,
  orderFinished,
  priceChanged,
  proofHeader,
  purchaseAnswer,
  shownPriceHeader,
  workRequired,
  type PurchaseRequest,
} from '@kongres/contract/purchase';
import { call } from '../../../lib/api/call.ts';
import { isCheckoutAddress } from '../../../lib/api/checkout-address.ts';
import { noAnswer, readRefusal, type Refusal } from '../../../lib/api/refusal.ts';

export interface Order {
  email: string;
  language: LanguageCode;
  ticket: TicketId;
  /** One key per attempt: a repeated call with it never makes a second order. */
  attempt: string;
  /** The gross price that the buyer sees while ordering. */
  shownMinor: number;
  /** Whether the buyer ticked that we may begin before the days to withdraw are over. */
  isEarlyStart: boolean;
}

export interface PurchaseRefusal extends Refusal {
  /** Which sentence of the error catalogue applies. */
  reason: 'email' | 'noUrl' | 'failed';
  /** What the ticket costs now, if it is not what was shown. */
  grossMinor: number | null;
  /** How the order stands that the attempt was carried out with before. */
  state: string | null;
  /** Whether the server has decided; after a lost answer it may still carry the order out. */
  isDefinite: boolean;
}

/** Too many unpaid tickets are held from this place: the next one costs a little work. */
const workStatus = 428;

/** Asks for a payment page. Every way it can fail comes back as data. */
export async function placeOrder(
  order: Order,
): Promise<{ ok: true; url: string } | PurchaseRefusal> {
  if (!order.email.includes('@')) return refuse('email');
  try {
    let response = await send(order);
    if (response.status === workStatus) response = await send(order, await doWork(response));
    if (!response.ok) return await explain(response);
    const { data } = purchaseAnswer.safeParse(await response.json());
    if (!data?.url || !isCheckoutAddress(data.url, window.location.hostname)) {
      console.error('purchase: the answer has no address to follow');
      return refuse('noUrl');
    }
    return { ok: true, url: data.url };
  } catch (error) {
    return refuse('failed', { ...noAnswer('purchase', error), isDefinite: false });
  }
}

/** Nobody else needs the program that does the work, so it comes when it is asked for. */
async function doWork(response: Response): Promise<Proof> {
  const { challenge } = workRequired.parse(await response.json());
  const { solveChallenge } = await import('../../../lib/api/proof/solve-challenge.ts');
  return await solveChallenge(challenge);
}

function send(order: Order, proof?: Proof): Promise<Response> {
  const { email, language, ticket, attempt, shownMinor, isEarlyStart } = order;
  return call(`${purchasePath}/${ticket}`, {
    headers: {
      'Accept-Language': language,
      'Idempotency-Key': attempt,
      [shownPriceHeader]: String(shownMinor),
      ...(isEarlyStart && { [earlyStartHeader]: String(earlyStartVersion) }),
      ...(proof && { [proofHeader]: JSON.stringify(proof) }),
    },
    body: { email } satisfies PurchaseRequest,
  });
}

async function explain(response: Response): Promise<PurchaseRefusal> {
  const { told, code, retryAfterSeconds } = await readRefusal('purchase', response);
  return refuse('failed', {
    code: code ?? (response.status === 429 ? 'too_many_requests' : null),
    retryAfterSeconds,
    grossMinor: priceChanged.safeParse(told).data?.grossMinor ?? null,
    state: orderFinished.safeParse(told).data?.state ?? null,
  });
}

function refuse(
  reason: PurchaseRefusal['reason'],
  more: Partial<PurchaseRefusal> = {},
): PurchaseRefusal {
  return {
    ok: false,
    reason,
    code: null,
    retryAfterSeconds: null,
    grossMinor: null,
    state: null,
    isDefinite: true,
    ...more,
  };
}
