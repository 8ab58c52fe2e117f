import type { OrderState } from '@kongres/contract/order';
import type { Order, State } from './order.ts';

const publicStates: Record<State, OrderState> = {
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

export function getPublicOrderState({
  state,
  cancelledAt,
}: Pick<Order, 'state' | 'cancelledAt'>): OrderState {
  return state === 'needs_refund' && cancelledAt ? 'cancelled' : publicStates[state];
}
