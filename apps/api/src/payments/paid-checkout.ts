import type { Stripe } from 'stripe';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { ticketIds, type TicketId } from '@kongres/content/facts/tickets';
import { isOrderId } from '../orders/order.ts';
import type { Outcome } from '../orders/settle-order.ts';
import { metadataNames } from './checkout-parameters.ts';
import { outcomeOfSession } from './payment-outcome.ts';

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
  netMinor: number;
  vatMinor: number;
  currency: string;
  createdAt: Date;
  outcome: Outcome & { kind: 'paid' };
}

/** A session in our words; null if it is not ours or not paid. */
export function paidCheckout(session: Stripe.Checkout.Session): PaidCheckout | null {
  const outcome = outcomeOfSession(session);
  const orderId = session.metadata?.[metadataNames.id] ?? '';
  if (outcome?.kind !== 'paid' || !isOrderId(orderId)) return null;
  const read = (name: keyof typeof metadataNames) => session.metadata?.[metadataNames[name]];
  const moved = movedTo(session.payment_intent);
  const netMinor = session.amount_subtotal ?? 0;
  const number = Number(read('number'));
  return {
    orderId,
    sessionId: session.id,
    number: Number.isSafeInteger(number) && number > 0 ? number : null,
    ticket: ticketIds.find((id) => id === read('ticket')) ?? null,
    language: languages.find(({ id }) => id === read('language'))?.id ?? null,
    email: moved.email ?? session.customer_email ?? session.customer_details?.email ?? null,
    tokenVersion: moved.tokenVersion,
    netMinor,
    vatMinor: outcome.amountMinor - netMinor,
    currency: outcome.currency,
    createdAt: new Date(session.created * 1000),
    outcome,
  };
}

/** What the payment was told when its order was moved. */
function movedTo(payment: Stripe.Checkout.Session['payment_intent']) {
  const metadata = typeof payment === 'object' ? payment?.metadata : undefined;
  const version = Number(metadata?.[metadataNames.tokenVersion] ?? 0);
  return {
    email: metadata?.[metadataNames.email] ?? null,
    tokenVersion: Number.isSafeInteger(version) && version >= 0 ? version : 0,
  };
}
