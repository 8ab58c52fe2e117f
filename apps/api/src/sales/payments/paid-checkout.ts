import type { Stripe } from 'stripe';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { grossOf, netPrice } from '@kongres/content/facts/price';
import { currency, tickets, type TicketId } from '@kongres/content/facts/tickets';
import { orderPagePath } from '@kongres/contract/paths';
import { isOrderId } from '../orders/order.ts';
import type { Outcome } from '../orders/outcome.ts';
import { metadataNames } from './create-sessions.ts';
import { outcomeOfSession } from './payment-outcome.ts';

type Session = Stripe.Checkout.Session;

/** What Stripe knows of an order that was paid: enough to write it anew. */
export interface PaidCheckout {
  orderId: string;
  sessionId: string;
  number: number | null;
  ticket: TicketId | null;
  language: LanguageCode | null;
  /** The buyer's, or whose the order is since it was moved. */
  email: string | null;
  tokenVersion: number;
  /** What was asked for, which is not always what was paid. */
  netMinor: number;
  vatMinor: number;
  currency: string;
  createdAt: Date;
  consentedAt: Date | null;
  consentVersion: number | null;
  /** Whether money went back, or a bank has asked for it. */
  isTouched: boolean;
  outcome: Outcome & { kind: 'paid' };
}

/** Other shops may share the account, and may call their orders as we do: ours come back to our page. */
export function isOurs({ metadata, success_url: url }: Session): boolean {
  const id = metadata?.[metadataNames.id] ?? '';
  return isOrderId(id) && (url ?? '').includes(`/${orderPagePath}#`);
}

/** The order's number, if it is one that an order of ours can have. */
export function numberIn(session: Session): number | null {
  const text = session.metadata?.[metadataNames.number] ?? '';
  return isOurs(session) && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** "1 2026-02-05T10:00:00.000Z"; nothing where it says anything else. */
function consentIn(text = ''): Pick<PaidCheckout, 'consentedAt' | 'consentVersion'> {
  const [, version, moment = ''] = /^(\d{1,4}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/.exec(text) ?? [];
  const isRead = version !== undefined && !Number.isNaN(Date.parse(moment));
  return isRead
    ? { consentedAt: new Date(moment), consentVersion: Number(version) }
    : { consentedAt: null, consentVersion: null };
}

/** A session in our words; null if it is not ours or not paid. */
export function paidCheckout(session: Session): PaidCheckout | null {
  const outcome = outcomeOfSession(session);
  if (outcome?.kind !== 'paid' || !isOurs(session)) return null;
  const read = (name: keyof typeof metadataNames) => session.metadata?.[metadataNames[name]];
  const createdAt = new Date(session.created * 1000);
  const paidNet = session.amount_subtotal ?? 0;
  const priceOf = (ticket: (typeof tickets)[number]) => netPrice(ticket, createdAt);
  // Payments from before the ticket was noted are told by their price, and the language by the page.
  const ticket =
    tickets.find(({ id }) => id === read('ticket')) ??
    (read('ticket') === undefined ? tickets.find((one) => priceOf(one) === paidNet) : undefined);
  const language =
    languages.find(({ id }) => id === read('language')) ??
    languages.find(({ path }) => session.success_url?.includes(`/${path}/${orderPagePath}#`));
  const noted = Number(read('net') ?? Number.NaN);
  const isNoted = Number.isSafeInteger(noted) && noted > 0;
  const netMinor = isNoted ? noted : paidNet;
  const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof payment?.latest_charge === 'object' ? payment.latest_charge : null;
  const version = Number(payment?.metadata[metadataNames.tokenVersion] ?? 0);
  return {
    orderId: session.metadata?.[metadataNames.id] ?? '',
    sessionId: session.id,
    number: numberIn(session),
    ticket: ticket?.id ?? null,
    language: language?.id ?? null,
    email:
      payment?.metadata[metadataNames.email] ??
      session.customer_email ??
      session.customer_details?.email ??
      null,
    tokenVersion: Number.isSafeInteger(version) && version > 0 && version < 2 ** 31 ? version : 0,
    netMinor,
    vatMinor: (isNoted ? grossOf(netMinor) : outcome.amountMinor) - netMinor,
    currency,
    createdAt,
    ...consentIn(read('consent')),
    isTouched: charge !== null && (charge.amount_refunded > 0 || charge.disputed),
    outcome: { ...outcome, paidAt: createdAt },
  };
}
