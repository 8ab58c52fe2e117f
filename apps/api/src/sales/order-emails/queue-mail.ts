import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';
import type { Queue } from '../../platform/queue/queue.ts';
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

/** Owes the address that an order has left a word about it, in the language that was spoken there. */
export async function queueToFormer(
  tx: Connection,
  queue: Queue,
  {
    orderId,
    kind,
    requestId,
    ...former
  }: {
    orderId: string;
    kind: 'address_changed' | 'passed_on';
    recipient: string;
    language: LanguageCode;
    requestId: string;
  },
): Promise<void> {
  const mailId = await insertCopy(tx, orderId, kind, former);
  await queue.add(tx, 'mail', { mailId, requestId });
}

interface MailAgain {
  orderId: string;
  requestId: string;
}

/** Owes the ticket mail once more, because the buyer or the organiser asked for it. */
export async function queueTicketAgain(tx: Connection, queue: Queue, about: MailAgain) {
  await queueCopy(tx, queue, 'ticket', about);
}

/** Each part of the money that goes back is told by itself. */
export async function queuePartRefund(tx: Connection, queue: Queue, about: MailAgain) {
  await queueCopy(tx, queue, 'part_refunded', about);
}

async function queueCopy(
  tx: Connection,
  queue: Queue,
  kind: MailKind,
  { orderId, requestId }: MailAgain,
): Promise<void> {
  const mailId = await insertCopy(tx, orderId, kind);
  await queue.add(tx, 'mail', { mailId, requestId });
}
