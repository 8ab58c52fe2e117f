import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { MailKind } from './mail-kinds.ts';

/** What was written about an order, the oldest first. */
export async function listMailsOf(db: Connection, orderId: string) {
  const { rows } = await db.query<{
    kind: string;
    queuedAt: Date;
    sentAt: Date | null;
    failedAt: Date | null;
  }>(
    `select kind, queued_at as "queuedAt", sent_at as "sentAt", failed_at as "failedAt" from mail
      where order_id = $1 order by queued_at, kind limit 100`,
    [orderId],
  );
  return rows;
}

/** Notes that a mail is owed; its id, or undefined if it was noted before. */
async function insertMail(
  tx: Connection,
  orderId: string,
  kind: string,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into mail (order_id, kind) values ($1, $2)
      on conflict do nothing returning id`,
    [orderId, kind],
  );
  return rows[0]?.id;
}

/** Notes one more copy of a mail, whether or not one was owed before. */
async function insertCopy(
  tx: Connection,
  orderId: string,
  kind: string,
  former: { recipient: string; language: LanguageCode } | null = null,
): Promise<string> {
  // Two at once wait for each other here, or both would count the same copies.
  await tx.query('select from orders where id = $1 for no key update', [orderId]);
  const { rows } = await tx.query<{ id: string }>(
    `insert into mail (order_id, kind, copy, recipient, language)
      select $1, $2, coalesce(max(copy), -1) + 1, $3, $4 from mail where order_id = $1 and kind = $2
      returning id`,
    [orderId, kind, former?.recipient, former?.language],
  );
  return rows[0]?.id ?? '';
}

/** Notes that a mail about a workshop is owed; its number tells it from others of its kind about the order. */
export async function insertWorkshopMail(
  tx: Connection,
  { orderId, kind, number, workshop }: WorkshopMail,
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'insert into mail (order_id, kind, copy, workshop) values ($1, $2, $3, $4) returning id',
    [orderId, kind, number, workshop],
  );
  return rows[0]?.id ?? '';
}

interface WorkshopMail {
  orderId: string;
  kind: string;
  number: number;
  workshop: string;
}

export interface OwedMail {
  id: string;
  orderId: string;
  kind: string;
  /** Null for the order's own address. */
  recipient: string | null;
  /** Null for the order's own language. */
  language: LanguageCode | null;
  /** What a place is in. */
  workshop: string | null;
}

/** The mail, if it is still owed; throws if another worker is at it in this moment. */
export async function lockMail(tx: Connection, id: string): Promise<OwedMail | undefined> {
  const { rows } = await tx.query<OwedMail>(
    `select id, order_id as "orderId", kind, recipient, language, workshop from mail
      where id = $1 and sent_at is null and failed_at is null for update nowait`,
    [id],
  );
  return rows[0];
}

export async function markSent(tx: Connection, id: string): Promise<void> {
  await tx.query(
    'update mail set sent_at = now(), recipient = null, workshop = null where id = $1',
    [id],
  );
}

/** Ends a mail that is owed to an address which an order has left. */
export async function eraseRecipient(tx: Connection, email: string): Promise<void> {
  await tx.query(
    `update mail set recipient = null, sent_at = coalesce(sent_at, now())
      where lower(recipient) = lower($1)`,
    [email],
  );
}

export async function markRefused(tx: Connection, id: string): Promise<void> {
  await tx.query(
    "update mail set failed_at = now(), failure = 'refused', recipient = null, workshop = null where id = $1",
    [id],
  );
}

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
