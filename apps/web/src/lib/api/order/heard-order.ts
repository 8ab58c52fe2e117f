import type { OrderAnswer } from '@kongres/contract/order';
import type { OrderFailure, OrderReply } from './ask-order.ts';

/** What a page knows of the order that it watches. */
export interface HeardOrder {
  token: string;
  order: OrderAnswer | null;
  /** Why the last question brought no answer. */
  failure: OrderFailure | null;
  /** Nobody asks any more unless the visitor does. */
  isResting: boolean;
  /** The visitor has asked and waits for the answer. */
  isChecking: boolean;
}

/** What a reply leaves of what was known: an order that was seen stays while nobody answers. */
export function hear(
  before: HeardOrder | null,
  token: string,
  reply: OrderReply,
  isResting: boolean,
): HeardOrder {
  const seen = before?.token === token ? before.order : null;
  return {
    token,
    order: reply.ok ? reply.order : seen,
    failure: reply.ok ? null : reply.reason,
    isResting,
    isChecking: false,
  };
}
