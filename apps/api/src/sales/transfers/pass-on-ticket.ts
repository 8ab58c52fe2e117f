import type { LanguageCode } from '@kongres/content/facts/languages';
import { inTransaction } from '../../platform/db/connection.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { lockTicket } from '../tickets/ticket-queries.ts';
import { changeHands } from './change-hands.ts';
import type { TransferContext } from './order-hooks.ts';

type PassedOn =
  | { ok: true; order: Order }
  | { ok: false; code: 'too_late' | 'ticket_used' | 'order_moved' | 'same_address' };

/** Whether the holder may still pass the ticket on: until somebody entered with it. */
export function canPassOn(
  { state }: Pick<Order, 'state'>,
  ticket: { usedAt: Date | null; voidAt: Date | null } | undefined,
): boolean {
  return state === 'paid' && ticket !== undefined && !ticket.voidAt && !ticket.usedAt;
}

/**
 * Gives a ticket to another person, in that person's language. The holder says by which link, until the first entry; the
 * organiser needs none and may do it always. The new link goes to the new address and to nobody else.
 */
export async function passOnTicket(
  context: TransferContext,
  orderId: string,
  to: { email: string; language: LanguageCode; link: number | null; requestId: string },
): Promise<PassedOn> {
  return await inTransaction(context.pool, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const ticket = order && (await lockTicket(tx, orderId));
    if (!order || order.state !== 'paid' || !ticket || ticket.voidAt) {
      return { ok: false, code: 'too_late' };
    }
    const isHolder = to.link !== null;
    // Went to somebody else while this one waited.
    if (isHolder && to.link !== order.tokenVersion) return { ok: false, code: 'order_moved' };
    if (isHolder && !canPassOn(order, ticket)) return { ok: false, code: 'ticket_used' };
    if (order.email.toLowerCase() === to.email.toLowerCase()) {
      return { ok: false, code: 'same_address' };
    }
    const passed = await changeHands(tx, context, order, {
      email: to.email,
      language: to.language,
      kind: 'passed_on',
      mendedAt: null,
      requestId: to.requestId,
    });
    return { ok: true, order: passed.order };
  });
}
