import type { LanguageCode } from '@kongres/content/facts/languages';
import { inTransaction } from '../../platform/db/connection.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder } from '../orders/order.queries.ts';
import { lockTicket } from '../tickets/ticket.queries.ts';
import { changeOrderOwner } from './change-order-owner.ts';
import type { TransferContext } from './order-hooks.ts';

type TransferTicketResult =
  | { ok: true; order: Order }
  | { ok: false; code: 'too_late' | 'ticket_used' | 'order_moved' | 'same_address' };

export function canTransferTicket(
  { state }: Pick<Order, 'state'>,
  ticket: { checkedInAt: Date | null; voidAt: Date | null } | undefined,
): boolean {
  return state === 'paid' && ticket !== undefined && !ticket.voidAt && !ticket.checkedInAt;
}

/**
 * Transfers a ticket to another person. `link` is the token version of the holder's link, who can
 * transfer until check-in; null for the organiser, who always can. The new link is only sent to the
 * new address.
 */
export async function transferTicket(
  context: TransferContext,
  orderId: string,
  to: { email: string; language: LanguageCode; link: number | null; requestId: string },
): Promise<TransferTicketResult> {
  return await inTransaction(context.pool, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const ticket = order && (await lockTicket(tx, orderId));
    if (!order || order.state !== 'paid' || !ticket || ticket.voidAt) {
      return { ok: false, code: 'too_late' };
    }
    const isHolder = to.link !== null;
    // The ticket was transferred while this transaction waited for the lock.
    if (isHolder && to.link !== order.tokenVersion) return { ok: false, code: 'order_moved' };
    if (isHolder && !canTransferTicket(order, ticket)) return { ok: false, code: 'ticket_used' };
    if (order.email.toLowerCase() === to.email.toLowerCase()) {
      return { ok: false, code: 'same_address' };
    }
    const changed = await changeOrderOwner(tx, context, order, {
      email: to.email,
      language: to.language,
      kind: 'transferred',
      emailCorrectedAt: null,
      requestId: to.requestId,
    });
    return { ok: true, order: changed.order };
  });
}
