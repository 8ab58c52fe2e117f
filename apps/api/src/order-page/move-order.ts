import type { OwnContext } from '../context.ts';
import { randomInt } from 'node:crypto';
import { inTransaction } from '../db/connection.ts';
import { moveOwedAnnouncements } from '../announcements/queue-announcement.ts';
import { queueAddressChanged, queueTicketAgain } from '../order-mails/queue-mail.ts';
import { renewTicket } from '../tickets/ticket.ts';
import { lockTicket } from '../tickets/ticket-queries.ts';
import { moveToAddress } from '../orders/link-queries.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { hashToken, orderToken, tokenKey } from '../orders/order-token.ts';
import { clearUndeliverable } from '../alarms/undeliverable.ts';

type Moved =
  { ok: true; order: Order; token: string } | { ok: false; code: 'too_late' | 'order_moved' };

/** Whether the buyer may still mend the address: once, and not after somebody entered with the ticket. */
export function canMend(
  { mendedAt }: Pick<Order, 'mendedAt'>,
  ticket: { usedAt: Date | null } | undefined,
): boolean {
  return !mendedAt && !ticket?.usedAt;
}

/**
 * Gives a paid order to another address. Whoever held its link, its code or its ticket until now holds
 * nothing any more: there is a new link, a new code, and the old address is told. The buyer says by
 * which link; the organiser needs none and may do it also after the buyer has, but nobody after the
 * first entry.
 */
export async function moveOrder(
  context: OwnContext,
  orderId: string,
  { email, requestId, link }: { email: string; requestId: string; link: number | null },
): Promise<Moved> {
  const { pool, queue, now, config } = context;
  return await inTransaction(pool, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const ticket = order?.state === 'paid' ? await lockTicket(tx, orderId) : undefined;
    const isInTime = ticket && !ticket.usedAt && !ticket.voidAt;
    if (!order || !isInTime) return { ok: false, code: 'too_late' };
    const isBuyer = link !== null;
    if (isBuyer && !canMend(order, ticket)) return { ok: false, code: 'too_late' };
    // Moved to somebody else while this one waited.
    if (isBuyer && link !== order.tokenVersion) return { ok: false, code: 'order_moved' };

    // Not the next number: after a restored backup that would be one that was given before.
    const moved = { ...order, email, tokenVersion: randomInt(1, 2 ** 31 - 1) };
    const token = orderToken(config.secret, moved);
    await moveToAddress(tx, order.id, {
      email,
      tokenVersion: moved.tokenVersion,
      tokenHash: hashToken(token),
      tokenKey: tokenKey(config.secret),
      at: now(),
      mendedAt: isBuyer ? now() : null,
    });
    await renewTicket(tx, config.secret, moved);
    await clearUndeliverable(tx, order.id);
    await moveOwedAnnouncements(tx, queue, { from: order.email, to: email, requestId });
    await queueAddressChanged(tx, queue, { orderId, recipient: order.email, requestId });
    await queueTicketAgain(tx, queue, { orderId, requestId });
    await queue.add(tx, 'moved', { orderId, requestId });
    return { ok: true, order: (await lockOrder(tx, orderId)) ?? moved, token };
  });
}
