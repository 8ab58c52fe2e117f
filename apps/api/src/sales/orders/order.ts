import type { AdmissionId, Origin } from '@kongres/content/facts/admissions';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { orderStates } from '@kongres/contract/desk/sales/order-states';
import type { PostalAddress } from '@kongres/content/format/address';

/**
 * How far an order has come. Events arrive in any order and more than once, so an order only ever
 * moves to a later state: whatever the sequence, the end is the same. Only a refund that did not arrive
 * takes it back from `refunded` to `needs_refund`. `mismatched` was paid with another amount than was
 * asked for and waits for a person. `revoked` was issued by the organiser and taken back.
 */
const progress = {
  pending: 0,
  awaiting_payment: 1,
  processing: 2,
  expired: 3,
  paid: 4,
  mismatched: 4,
  needs_refund: 4,
  refunded: 5,
  revoked: 5,
} as const satisfies Record<(typeof orderStates)[number], number>;

export type State = keyof typeof progress;
export const states = Object.keys(progress) as State[];

export function isBefore(state: State, other: State): boolean {
  return progress[state] < progress[other];
}

/** Whether a ticket lies aside for the order. */
export function isHolding(state: State): boolean {
  return isBefore(state, 'expired') || state === 'mismatched';
}

export interface Order {
  id: string;
  number: number;
  /** How its holder came by it: bought here, or issued by the organiser. */
  origin: Origin;
  /** Whether it takes a place of its ticket's quota. */
  isCounted: boolean;
  ticket: AdmissionId;
  email: string;
  language: LanguageCode;
  state: State;
  netMinor: number;
  vatMinor: number;
  grossMinor: number;
  currency: string;
  refundedMinor: number;
  /** Given back, but not yet arrived. */
  returningMinor: number;
  disputedMinor: number;
  /** What was paid, where it is not the price. */
  paidMinor: number | null;
  paidCurrency: string | null;
  moneyVersion: number;
  tokenVersion: number;
  sessionId: string | null;
  checkoutUrl: string | null;
  paymentId: string | null;
  /** Who is invoiced, as typed at the payment page. */
  buyerName: string | null;
  billingAddress: PostalAddress | null;
  country: string | null;
  companyName: string | null;
  taxId: string | null;
  /** A sentence for whoever is given it. */
  greeting: string | null;
  createdAt: Date;
  sessionEndsAt: Date;
  paidAt: Date | null;
  cancelledAt: Date | null;
  /** When the buyer agreed to our beginning before the days to withdraw are over, and to which wording. */
  consentedAt: Date | null;
  consentVersion: number | null;
  mendedAt: Date | null;
  /** When it last went to another person. */
  passedOnAt: Date | null;
  /** Since when the buyer's mail server refuses our mails. */
  undeliverableAt: Date | null;
}

/** Whether whoever holds it paid for it here: only then is it theirs to cancel. */
export function isBought({ origin, passedOnAt }: Pick<Order, 'origin' | 'passedOnAt'>): boolean {
  return origin === 'sale' && !passedOnAt;
}

/** Whether its price is its holder's business: a gift has none, and another person's money is nobody else's. */
export function isPriced({
  grossMinor,
  passedOnAt,
}: Pick<Order, 'grossMinor' | 'passedOnAt'>): boolean {
  return grossMinor > 0 && !passedOnAt;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether this can be an order's id: what comes from outside may be anything. */
export function isOrderId(text: string): boolean {
  return uuid.test(text);
}
