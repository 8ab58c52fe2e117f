import type { OrderResponse } from '@kongres/contract/order';
import type { OrderFailure, OrderResult } from './fetch-order.ts';

/** Polling state of an order. */
export interface OrderSnapshot {
  token: string;
  order: OrderResponse | null;
  /** Why the last request failed. */
  failure: OrderFailure | null;
  /** Polling has stopped. */
  isPaused: boolean;
  /** A manual refresh is running. */
  isChecking: boolean;
}

/** A known order stays after a failed request. */
export function applyOrderResult(
  before: OrderSnapshot | null,
  token: string,
  result: OrderResult,
  isPaused: boolean,
): OrderSnapshot {
  const knownOrder = before?.token === token ? before.order : null;
  return {
    token,
    order: result.ok ? result.order : knownOrder,
    failure: result.ok ? null : result.reason,
    isPaused,
    isChecking: false,
  };
}
