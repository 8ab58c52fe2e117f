import type { IncidentKind } from '../../platform/incidents/incident-kinds.ts';
import type { OrderEmailKind } from '../order-emails/order-email-kinds.ts';
import { getRetainedMinor, type Dispute, type PaymentBalance } from '../orders/payment-balance.ts';
import { isBefore, isHolding, type Order } from '../orders/order.ts';
import type { OrderChange } from '../orders/order.queries.ts';
import type { PaymentOutcome } from '../orders/payment-outcome.ts';

/** All changes that follow from an outcome; absent fields mean no change. */
export interface Settlement {
  /** The idempotency key may already belong to a newer order of the same buyer. */
  clearsIdempotencyKey?: true;
  order?: OrderChange;
  balance?: PaymentBalance;
  /** `release` and `convert` end a hold, `sell` needs no hold, `return` undoes a sale. */
  quota?: 'release' | 'convert' | 'sell' | 'return';
  /** Applied instead of all other fields if `sell` finds the quota exhausted. */
  ifSoldOut?: Settlement;
  ticket?: 'issue' | 'void';
  refund?: true;
  email?: OrderEmailKind;
  /** Opens at most one incident per kind and subject. */
  incidents?: readonly { kind: IncidentKind; subject: string }[];
}

type PaidOutcome = PaymentOutcome & { kind: 'paid' };

/**
 * Decides which changes an outcome causes, without side effects.
 * Idempotent: duplicate, late and out-of-order outcomes cause no changes.
 */
export function decideSettlement(order: Order, outcome: PaymentOutcome, now: Date): Settlement {
  switch (outcome.kind) {
    case 'processing':
      return isBefore(order.state, 'processing')
        ? { order: { state: 'processing' }, email: 'payment_pending' }
        : {};
    case 'checkout_expired':
      return isBefore(order.state, 'expired') ? orderExpiry : {};
    case 'checkout_never_opened':
      return order.state === 'pending' && !order.checkoutSessionId ? orderExpiry : {};
    case 'mismatch_accepted':
      return order.state === 'mismatched' ? confirmOrder('convert') : {};
    case 'paid':
      return decidePayment(order, outcome, now);
    case 'balance_changed':
      return decideRefundsAndDisputes(order, outcome.balance, now);
  }
}

const orderExpiry: Settlement = { order: { state: 'expired' }, quota: 'release' };

function confirmOrder(quota: 'convert' | 'sell'): Settlement {
  return { order: { state: 'paid' }, quota, ticket: 'issue', email: 'ticket' };
}

function decidePayment(order: Order, paid: PaidOutcome, now: Date): Settlement {
  if (order.paymentId && paid.paymentId && paid.paymentId !== order.paymentId) {
    return { incidents: [{ kind: 'second_payment', subject: paid.paymentId }] };
  }
  const details = getPaymentDetails(order, paid, now);
  if (!isBefore(order.state, 'paid')) return { order: details };
  const isExpectedAmount = hasExpectedAmount(order, paid);
  if (isHolding(order.state)) {
    return isExpectedAmount
      ? withDetails(confirmOrder('convert'), details)
      : { order: { ...details, state: 'mismatched' }, incidents: [buildMismatchIncident(order)] };
  }
  const refunded = withDetails(refundLatePayment(order, isExpectedAmount), details);
  return isExpectedAmount
    ? {
        ...withDetails(confirmOrder('sell'), details),
        clearsIdempotencyKey: true,
        ifSoldOut: refunded,
      }
    : refunded;
}

function hasExpectedAmount(order: Order, { amountMinor, currency }: PaidOutcome): boolean {
  return amountMinor === order.grossMinor && currency === order.currency;
}

function getPaymentDetails(order: Order, paid: PaidOutcome, now: Date): OrderChange {
  const { paymentId, buyerName, billingAddress, companyName, taxId, country } = paid;
  return {
    paymentId,
    buyerName,
    billingAddress,
    companyName,
    taxId,
    country,
    paidAt: paid.paidAt ?? now,
    ...(!hasExpectedAmount(order, paid) && {
      paidMinor: paid.amountMinor,
      paidCurrency: paid.currency,
    }),
  };
}

function withDetails(settlement: Settlement, details: OrderChange): Settlement {
  return { ...settlement, order: { ...details, ...settlement.order } };
}

/** Paid after the hold expired, with the quota sold out or another amount: refund in full. */
function refundLatePayment(order: Order, isExpectedAmount: boolean): Settlement {
  const late = { kind: 'late_payment', subject: order.id } as const;
  return {
    clearsIdempotencyKey: true,
    order: { state: 'needs_refund' },
    refund: true,
    email: 'paid_too_late',
    incidents: isExpectedAmount ? [late] : [buildMismatchIncident(order), late],
  };
}

function buildMismatchIncident(order: Order) {
  return { kind: 'amount_mismatch', subject: order.id } as const;
}

function decideRefundsAndDisputes(order: Order, balance: PaymentBalance, now: Date): Settlement {
  const disputes = balance.disputes.filter(requiresIncident);
  const isDisputed = disputes.some(({ status }) => status !== 'inquiry');
  const recorded: Settlement = {
    balance,
    order: isDisputed ? { disputedAt: now } : {},
    incidents: [
      ...balance.failedRefunds.map(({ id }) => ({ kind: 'refund_failed', subject: id }) as const),
      ...disputes.map(({ id, status }) => ({ kind: disputeIncidents[status], subject: id })),
    ],
  };
  if (balance.receivedMinor === 0) return recorded;
  if (getRetainedMinor(balance) > 0) {
    // A refund has failed after it had been confirmed.
    return order.state === 'refunded' ? withState(recorded, 'needs_refund') : recorded;
  }
  const refunded = withState(
    recorded,
    balance.pendingRefundMinor === 0 ? 'refunded' : 'needs_refund',
  );
  if (isHolding(order.state)) return { ...refunded, quota: 'release' };
  if (order.state !== 'paid') return refunded;
  return {
    ...refunded,
    quota: 'return',
    ticket: 'void',
    // After a transfer the refund concerns only the buyer; the holder is told that the ticket is void.
    email: order.transferredAt ? 'revoked' : 'refunded',
  };
}

function withState(settlement: Settlement, state: Order['state']): Settlement {
  return { ...settlement, order: { ...settlement.order, state } };
}

const disputeIncidents = {
  inquiry: 'dispute_inquiry',
  open: 'dispute',
  lost: 'dispute_lost',
} as const;

type DisputeWithIncident = Dispute & { status: keyof typeof disputeIncidents };

function requiresIncident(dispute: Dispute): dispute is DisputeWithIncident {
  return dispute.status !== 'closed';
}
