import type { Connection } from '../db/connection.ts';
import type { Queue } from '../queue/queue.ts';
import type { MailKind } from './compose-mail.ts';
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

/** Owes the ticket mail once more, because the buyer or the organiser asked for it. */
export async function queueTicketAgain(
  tx: Connection,
  queue: Queue,
  { orderId, requestId }: { orderId: string; requestId: string },
): Promise<void> {
  const mailId = await insertCopy(tx, orderId, 'ticket');
  await queue.add(tx, 'mail', { mailId, requestId });
}

/** Tells the address that an order was taken from, which may not be its buyer's. */
export async function queueAddressChanged(
  tx: Connection,
  queue: Queue,
  { orderId, to, requestId }: { orderId: string; to: string; requestId: string },
): Promise<void> {
  const mailId = await insertCopy(tx, orderId, 'address_changed', to);
  await queue.add(tx, 'mail', { mailId, requestId });
}
