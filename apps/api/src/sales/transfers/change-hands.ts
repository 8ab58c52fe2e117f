import { randomInt } from 'node:crypto';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { clearUndeliverable } from '../order-emails/undeliverable.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { queueToFormer, queueTicketAgain } from '../order-emails/mail-queries.ts';
import { moveToAddress } from '../orders/link-queries.ts';
import { eraseNotes } from '../orders/note-queries.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { orderToken, tokenKey } from '../orders/order-token.ts';
import { hashToken } from '../../platform/tokens.ts';
import { renewTicket } from '../tickets/ticket-queries.ts';
import type { OrderTransfer, TransferContext } from './order-hooks.ts';

interface NewHands {
  email: string;
  language: LanguageCode;
  kind: OrderTransfer['kind'];
  /** When the holder did it; null if the organiser did. */
  mendedAt: Date | null;
  requestId: string;
}

/**
 * Gives an order that is locked and paid to another address, within the caller's transaction. Whoever held its link,
 * its code or its ticket until now holds nothing any more: there is a new link, a new code, and the old address is told.
 */
export async function changeHands(
  tx: Connection,
  { queue, now, config, orderHooks }: Omit<TransferContext, 'pool'>,
  order: Order,
  { email, language, kind, mendedAt, requestId }: NewHands,
): Promise<{ order: Order; token: string }> {
  const { id: orderId } = order;
  // Not the next number: after a restored backup that would be one that was given before.
  const moved = { ...order, email, language, tokenVersion: randomInt(1, 2 ** 31 - 1) };
  const token = orderToken(config.secret, moved);
  await moveToAddress(tx, orderId, {
    email,
    language,
    tokenVersion: moved.tokenVersion,
    tokenHash: hashToken(token),
    tokenKey: tokenKey(config.secret),
    at: now(),
    mendedAt,
    isPassedOn: kind === 'passed_on',
  });
  await renewTicket(tx, config.secret, moved);
  if (kind === 'passed_on') await eraseNotes(tx, orderId);
  await clearUndeliverable(tx, orderId);
  await orderHooks.transferred(tx, queue, {
    orderId,
    from: order.email,
    to: email,
    kind,
    requestId,
  });
  const { email: recipient, language: formerLanguage } = order;
  await queueToFormer(tx, queue, { orderId, kind, recipient, language: formerLanguage, requestId });
  await queueTicketAgain(tx, queue, { orderId, requestId });
  await queue.add(tx, 'moved', { orderId, requestId });
  return { order: (await lockOrder(tx, orderId)) ?? moved, token };
}
