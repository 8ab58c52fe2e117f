import { randomInt } from 'node:crypto';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { clearEmailUndeliverable } from '../order-emails/undeliverable-address.ts';
import type { Connection } from '../../platform/db/connection.ts';
import {
  queueFormerAddressEmail,
  queueTicketEmailCopy,
} from '../order-emails/order-email.queries.ts';
import { updateOrderEmail } from '../orders/order-link.queries.ts';
import { eraseOrderNotes } from '../orders/order-note.queries.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder } from '../orders/order.queries.ts';
import { deriveOrderToken, deriveTokenKey } from '../orders/order-token.ts';
import { hashToken } from '../../platform/tokens.ts';
import { replaceTicketCode } from '../tickets/ticket.queries.ts';
import type { OrderOwnerChange, TransferContext } from './order-hooks.ts';

interface NewOwner {
  email: string;
  language: LanguageCode;
  kind: OrderOwnerChange['kind'];
  /** Null if the organiser changed the address. */
  emailCorrectedAt: Date | null;
  requestId: string;
}

/**
 * Changes the address of a locked, paid order within the caller's transaction. Invalidates the
 * former link and ticket code and notifies the former address.
 */
export async function changeOrderOwner(
  tx: Connection,
  { queue, now, config, orderHooks }: Omit<TransferContext, 'pool'>,
  order: Order,
  { email, language, kind, emailCorrectedAt, requestId }: NewOwner,
): Promise<{ order: Order; token: string }> {
  const { id: orderId } = order;
  // Random: after a restored backup, the next number may have been used before.
  const changed = { ...order, email, language, tokenVersion: randomInt(1, 2 ** 31 - 1) };
  const token = deriveOrderToken(config.secret, changed);
  await updateOrderEmail(tx, orderId, {
    email,
    language,
    tokenVersion: changed.tokenVersion,
    tokenHash: hashToken(token),
    tokenKey: deriveTokenKey(config.secret),
    changedAt: now(),
    emailCorrectedAt,
    isTransfer: kind === 'transferred',
  });
  await replaceTicketCode(tx, config.secret, changed);
  if (kind === 'transferred') await eraseOrderNotes(tx, orderId);
  await clearEmailUndeliverable(tx, orderId);
  await orderHooks.onOwnerChanged(tx, queue, {
    orderId,
    from: order.email,
    to: email,
    kind,
    requestId,
  });
  const { email: recipient, language: formerLanguage } = order;
  await queueFormerAddressEmail(tx, queue, {
    orderId,
    kind,
    recipient,
    language: formerLanguage,
    requestId,
  });
  await queueTicketEmailCopy(tx, queue, { orderId, requestId });
  await queue.addJob(tx, 'order-owner-changed', { orderId, requestId });
  return { order: (await lockOrder(tx, orderId)) ?? changed, token };
}
