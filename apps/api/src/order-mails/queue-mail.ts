import type { Connection } from '../db/connection.ts';
import type { Queue } from '../queue/queue.ts';
import type { MailKind } from './mail-kinds.ts';
import { insertCopy, insertMail } from './mail-queries.ts';

/** Owes a mail about an order, once, in the caller's transaction. */
export async function queueMail(
  tx: Connection,
  queue: Queue,
  { orderId, kind, requestId }: { orderId: string; kind: MailKind; requestId: string },
): Promise<void> {
  const mailId = await insertMail(tx, orderId, kind);
  if (mailId) await queue.add(tx, 'mail', { mailId, requestId });
}

/** Owes the address that an order is moved away from a word about it. */
export async function queueAddressChanged(
  tx: Connection,
  queue: Queue,
  { orderId, recipient, requestId }: { orderId: string; recipient: string; requestId: string },
): Promise<void> {
  const mailId = await insertCopy(tx, orderId, 'address_changed', recipient);
  await queue.add(tx, 'mail', { mailId, requestId });
}

/** Owes the ticket mail once more, because the buyer or the organiser asked for it. */
export async function queueTicketAgain(
  tx: Connection,
  queue: Queue,
  { orderId, requestId }: { orderId: string; requestId: string },
): Promise<void> {
  const mailId = await insertCopy(tx, orderId, 'ticket');
  await queue.add(tx, 'mail', { mailId, requestId });
}
