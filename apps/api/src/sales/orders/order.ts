import type { AdmissionId, Origin } from '@kongres/content/facts/admissions';
import type { LanguageCode } from '@kongres/content/facts/languages';
import type { orderStates } from '@kongres/contract/desk/sales/order-states';
import type { PostalAddress } from '@kongres/content/format/address';

/**
 * Rank of each state. Events arrive late, repeatedly and in any order, so an order only moves to a higher
 * rank; a failed refund is the one exception (`refunded` to `needs_refund`). `mismatched`: paid with
 * another amount or currency, needs manual review. `revoked`: issued by the organiser and withdrawn.
 */
const stateRank = {
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

export type State = keyof typeof stateRank;
export const states = Object.keys(stateRank) as State[];

export function isBefore(state: State, other: State): boolean {
  return stateRank[state] < stateRank[other];
}

/** Whether the order occupies a held place of its quota. */
export function isHolding(state: State): boolean {
  return isBefore(state, 'expired') || state === 'mismatched';
}

export interface Order {
  id: string;
  number: number;
  origin: Origin;
  countsTowardsQuota: boolean;
  ticket: AdmissionId;
  email: string;
  language: LanguageCode;
  state: State;
  netMinor: number;
  vatMinor: number;
  grossMinor: number;
  currency: string;
  refundedMinor: number;
  pendingRefundMinor: number;
  lostDisputeMinor: number;
  /** Set only if it differs from the price. */
  paidMinor: number | null;
  paidCurrency: string | null;
  balanceVersion: number;
  tokenVersion: number;
  checkoutSessionId: string | null;
  checkoutUrl: string | null;
  paymentId: string | null;
  /** Invoice recipient, as entered at checkout. */
  buyerName: string | null;
  billingAddress: PostalAddress | null;
  country: string | null;
  companyName: string | null;
  taxId: string | null;
  greeting: string | null;
  createdAt: Date;
  checkoutExpiresAt: Date;
  paidAt: Date | null;
  cancelledAt: Date | null;
  /** Consent to start the service before the withdrawal period ends, and the version of its wording. */
  consentedAt: Date | null;
  consentVersion: number | null;
  emailCorrectedAt: Date | null;
  transferredAt: Date | null;
  /** Set while the mail server of the address rejects emails. */
  undeliverableAt: Date | null;
}

/** Only a holder who paid for the ticket here may cancel it. */
export function isBought({
  origin,
  transferredAt,
}: Pick<Order, 'origin' | 'transferredAt'>): boolean {
  return origin === 'sale' && !transferredAt;
}

/** The price is hidden for free tickets and from the new holder of a transferred ticket. */
export function isPriced({
  grossMinor,
  transferredAt,
}: Pick<Order, 'grossMinor' | 'transferredAt'>): boolean {
  return grossMinor > 0 && !transferredAt;
}

const uuidPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Rejects untrusted input before it reaches a uuid column. */
export function isOrderId(text: string): boolean {
  return uuidPattern.test(text);
}
