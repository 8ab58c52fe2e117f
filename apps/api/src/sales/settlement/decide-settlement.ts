import type { AlarmKind } from '../../platform/incidents/alarm-kinds.ts';
import type { MailKind } from '../order-emails/mail-kinds.ts';
import { keptMinor, type Dispute, type Money } from '../orders/money.ts';
import { isBefore, isHolding, type Order } from '../orders/order.ts';
import type { OrderChange } from '../orders/order-queries.ts';
import type { Outcome } from '../orders/outcome.ts';

/** Everything that an outcome changes. A part that is missing stays as it is. */
export interface Settlement {
  /** The key of the purchase attempt may belong to a later order by now. */
  clearsAttempt?: true;
  order?: OrderChange;
  money?: Money;
  /** `release` and `convert` end a hold, `sell` takes a free place, `return` gives a sold one back. */
  quota?: 'release' | 'convert' | 'sell' | 'return';
  /** Applied instead of all the rest when `sell` finds no free place. */
  ifSoldOut?: Settlement;
  ticket?: 'issue' | 'void';
  refund?: true;
  email?: MailKind;
  /** A second incident of the same kind about the same subject is not opened. */
  incidents?: readonly { kind: AlarmKind; subject: string }[];
}

type Paid = Outcome & { kind: 'paid' };

/**
 * Decides what an outcome means for an order. An outcome that comes twice, late or after a later one
 * changes nothing.
 */
export function decideSettlement(order: Order, outcome: Outcome, now: Date): Settlement {
  switch (outcome.kind) {
    case 'processing':
      return isBefore(order.state, 'processing')
        ? { order: { state: 'processing' }, email: 'payment_pending' }
        : {};
    case 'ended':
      return isBefore(order.state, 'expired') ? releaseHold : {};
    case 'never_asked':
      return order.state === 'pending' && !order.sessionId ? releaseHold : {};
    case 'accepted':
      return order.state === 'mismatched' ? admit('convert') : {};
    case 'paid':
      return decidePayment(order, outcome, now);
    case 'money':
      return decideMoney(order, outcome.money, now);
  }
}

const releaseHold: Settlement = { order: { state: 'expired' }, quota: 'release' };

function admit(quota: 'convert' | 'sell'): Settlement {
  return { order: { state: 'paid' }, quota, ticket: 'issue', email: 'ticket' };
}

function decidePayment(order: Order, paid: Paid, now: Date): Settlement {
  if (order.paymentId && paid.paymentId && paid.paymentId !== order.paymentId) {
    return { incidents: [{ kind: 'second_payment', subject: paid.paymentId }] };
  }
  const details = paymentDetails(order, paid, now);
  if (!isBefore(order.state, 'paid')) return { order: details };
  const isFitting = fits(order, paid);
  if (isHolding(order.state)) {
    return isFitting
      ? withDetails(admit('convert'), details)
      : { order: { ...details, state: 'mismatched' }, incidents: [mismatch(order)] };
  }
  const refunded = withDetails(refundLatePayment(order, isFitting), details);
  return isFitting
    ? { ...withDetails(admit('sell'), details), clearsAttempt: true, ifSoldOut: refunded }
    : refunded;
}

function fits(order: Order, { amountMinor, currency }: Paid): boolean {
  return amountMinor === order.grossMinor && currency === order.currency;
}

function paymentDetails(order: Order, paid: Paid, now: Date): OrderChange {
  const { paymentId, buyerName, billingAddress, companyName, taxId, country } = paid;
  return {
    paymentId,
    buyerName,
    billingAddress,
    companyName,
    taxId,
    country,
    paidAt: paid.paidAt ?? now,
    ...(!fits(order, paid) && { paidMinor: paid.amountMinor, paidCurrency: paid.currency }),
  };
}

function withDetails(settlement: Settlement, details: OrderChange): Settlement {
  return { ...settlement, order: { ...details, ...settlement.order } };
}

/** The hold had ended before the payment arrived, and its place cannot be sold to this order. */
function refundLatePayment(order: Order, isFitting: boolean): Settlement {
  const late = { kind: 'late_payment', subject: order.id } as const;
  return {
    clearsAttempt: true,
    order: { state: 'needs_refund' },
    refund: true,
    email: 'paid_too_late',
    incidents: isFitting ? [late] : [mismatch(order), late],
  };
}

function mismatch(order: Order) {
  return { kind: 'amount_mismatch', subject: order.id } as const;
}

function decideMoney(order: Order, money: Money, now: Date): Settlement {
  const disputes = money.disputes.filter(isUndecided);
  const isDisputed = disputes.some(({ stage }) => stage !== 'inquiry');
  const counted: Settlement = {
    money,
    order: isDisputed ? { disputedAt: now } : {},
    incidents: [
      ...money.failedRefunds.map(({ id }) => ({ kind: 'refund_failed', subject: id }) as const),
      ...disputes.map(({ id, stage }) => ({ kind: disputeIncidents[stage], subject: id })),
    ],
  };
  if (money.receivedMinor === 0) return counted;
  if (keptMinor(money) > 0) {
    // A refund that did not arrive is owed again.
    return order.state === 'refunded' ? withState(counted, 'needs_refund') : counted;
  }
  const ended = withState(counted, money.returningMinor === 0 ? 'refunded' : 'needs_refund');
  if (isHolding(order.state)) return { ...ended, quota: 'release' };
  if (order.state !== 'paid') return ended;
  return {
    ...ended,
    quota: 'return',
    ticket: 'void',
    // The refund concerns the buyer alone; a later holder only learns that the ticket is void.
    email: order.passedOnAt ? 'revoked' : 'refunded',
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

type UndecidedDispute = Dispute & { stage: keyof typeof disputeIncidents };

function isUndecided(dispute: Dispute): dispute is UndecidedDispute {
  return dispute.stage !== 'over';
}
