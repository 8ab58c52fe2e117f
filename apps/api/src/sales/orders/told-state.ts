import type { OrderState } from '@kongres/contract/order';
import type { Order, State } from './order.ts';

const told: Record<State, OrderState> = {
  pending: 'awaiting',
  awaiting_payment: 'awaiting',
  processing: 'processing',
  expired: 'expired',
  paid: 'paid',
  mismatched: 'checking',
  needs_refund: 'refunding',
  refunded: 'refunded',
  revoked: 'revoked',
};

/** The state as the buyer is told of it. */
export function toldState({
  state,
  cancelledAt,
}: Pick<Order, 'state' | 'cancelledAt'>): OrderState {
  return state === 'needs_refund' && cancelledAt ? 'cancelled' : told[state];
}
