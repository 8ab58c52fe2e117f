import type { Stripe } from 'stripe';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { addVat, getNetPrice } from '@kongres/content/facts/price';
import { currency, tickets, type TicketId } from '@kongres/content/facts/tickets';
import { orderPagePath } from '@kongres/contract/paths';
import { isOrderId } from '../orders/order.ts';
import type { PaymentOutcome } from '../orders/payment-outcome.ts';
import { metadataKeys } from './create-checkout-session.ts';
import { toPaymentOutcome } from './stripe-outcome.ts';

type Session = Stripe.Checkout.Session;

export interface PaidCheckout {
  orderId: string;
  checkoutSessionId: string;
  number: number | null;
  ticket: TicketId | null;
  language: LanguageCode | null;
  /** Address of the current owner. */
  email: string | null;
  tokenVersion: number;
  /** The price, which may differ from the amount paid. */
  netMinor: number;
  vatMinor: number;
  currency: string;
  createdAt: Date;
  consentedAt: Date | null;
  consentVersion: number | null;
  hasRefundOrDispute: boolean;
  outcome: PaymentOutcome & { kind: 'paid' };
}

/** Other shops may share the account and even the metadata key, so the success URL is checked too. */
export function isKongresCheckout({ metadata, success_url: url }: Session): boolean {
  const id = metadata?.[metadataKeys.id] ?? '';
  return isOrderId(id) && (url ?? '').includes(`/${orderPagePath}#`);
}

export function getOrderNumber(session: Session): number | null {
  const text = session.metadata?.[metadataKeys.number] ?? '';
  return isKongresCheckout(session) && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Parses `1 2026-02-05T10:00:00.000Z`: version and time. */
function parseConsent(text = ''): Pick<PaidCheckout, 'consentedAt' | 'consentVersion'> {
  const [, version, moment = ''] = /^(\d{1,4}) (\d{4}-\d\d-\d\dT[\d:.]+Z)$/.exec(text) ?? [];
  const isValid = version !== undefined && !Number.isNaN(Date.parse(moment));
  return isValid
    ? { consentedAt: new Date(moment), consentVersion: Number(version) }
    : { consentedAt: null, consentVersion: null };
}

/** Returns null if the session is of another shop or not paid. */
export function toPaidCheckout(session: Session): PaidCheckout | null {
  const outcome = toPaymentOutcome(session);
  if (outcome?.kind !== 'paid' || !isKongresCheckout(session)) return null;
  const getMetadata = (name: keyof typeof metadataKeys) => session.metadata?.[metadataKeys[name]];
  const createdAt = new Date(session.created * 1000);
  const paidNet = session.amount_subtotal ?? 0;
  const getPrice = (ticket: (typeof tickets)[number]) => getNetPrice(ticket, createdAt);
  // Older payments lack this metadata: derive the ticket from the price and the language from the URL.
  const ticket =
    tickets.find(({ id }) => id === getMetadata('ticket')) ??
    (getMetadata('ticket') === undefined
      ? tickets.find((candidate) => getPrice(candidate) === paidNet)
      : undefined);
  const language =
    languages.find(({ id }) => id === getMetadata('language')) ??
    languages.find(({ path }) => session.success_url?.includes(`/${path}/${orderPagePath}#`));
  const metadataNet = Number(getMetadata('net') ?? Number.NaN);
  const hasMetadataNet = Number.isSafeInteger(metadataNet) && metadataNet > 0;
  const netMinor = hasMetadataNet ? metadataNet : paidNet;
  const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof payment?.latest_charge === 'object' ? payment.latest_charge : null;
  const version = Number(payment?.metadata[metadataKeys.tokenVersion] ?? 0);
  return {
    orderId: session.metadata?.[metadataKeys.id] ?? '',
    checkoutSessionId: session.id,
    number: getOrderNumber(session),
    ticket: ticket?.id ?? null,
    language: language?.id ?? null,
    email:
      payment?.metadata[metadataKeys.email] ??
      session.customer_email ??
      session.customer_details?.email ??
      null,
    tokenVersion: Number.isSafeInteger(version) && version > 0 && version < 2 ** 31 ? version : 0,
    netMinor,
    vatMinor: (hasMetadataNet ? addVat(netMinor) : outcome.amountMinor) - netMinor,
    currency,
    createdAt,
    ...parseConsent(getMetadata('consent')),
    hasRefundOrDispute: charge !== null && (charge.amount_refunded > 0 || charge.disputed),
    outcome: { ...outcome, paidAt: createdAt },
  };
}
