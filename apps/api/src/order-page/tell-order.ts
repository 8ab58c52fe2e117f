import type { OrderAnswer, OrderState } from '@kongres/contract/order';
import { cancellationEnds } from './cancellation.ts';
import { canCancel } from './cancel-order.ts';
import { canMend } from './move-order.ts';
import { orderName, type Order, type State } from '../orders/order.ts';
import { readableAddress } from './readable-address.ts';

const told: Record<State, OrderState> = {
  pending: 'awaiting',
  awaiting_payment: 'awaiting',
  processing: 'processing',
  expired: 'expired',
  paid: 'paid',
  mismatched: 'checking',
  needs_refund: 'refunding',
  refunded: 'refunded',
};

export function toldState({
  state,
  cancelledAt,
}: Pick<Order, 'state' | 'cancelledAt'>): OrderState {
  return state === 'needs_refund' && cancelledAt ? 'cancelled' : told[state];
}

/** An order as its buyer is told of it. */
export function tellOrder(
  order: Order,
  ticket: { usedAt: Date | null } | undefined,
  now: Date,
): OrderAnswer {
  const { cancelledAt, paidAt } = order;
  const state = toldState(order);
  return {
    number: orderName(order.number),
    state,
    ticket: order.ticket,
    language: order.language,
    email: readableAddress(order.email),
    netMinor: order.netMinor,
    vatMinor: order.vatMinor,
    grossMinor: order.grossMinor,
    createdAt: order.createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    companyName: order.companyName,
    taxId: order.taxId,
    cancelUntil: paidAt && canCancel(order, now) ? cancellationEnds(paidAt).toISOString() : null,
    cancelledAt: cancelledAt?.toISOString() ?? null,
    isCorrectable: state === 'paid' && canMend(order, ticket),
    mailRefused: order.undeliverableAt !== null,
    checkoutUrl: state === 'awaiting' ? order.checkoutUrl : null,
  };
}
