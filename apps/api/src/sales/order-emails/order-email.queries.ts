import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { OrderEmailKind } from './order-email-kinds.ts';

export async function listOrderEmails(db: Connection, orderId: string) {
  const { rows } = await db.query<{
    kind: string;
    queuedAt: Date;
    sentAt: Date | null;
    failedAt: Date | null;
  }>(
    `select kind, queued_at as "queuedAt", sent_at as "sentAt", failed_at as "failedAt" from order_email
      where order_id = $1 order by queued_at, kind limit 100`,
    [orderId],
  );
  return rows;
}

/** Returns the id, or undefined if the email was queued before. */
async function insertOrderEmail(
  tx: Connection,
  orderId: string,
  kind: string,
): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into order_email (order_id, kind) values ($1, $2)
      on conflict do nothing returning id`,
    [orderId, kind],
  );
  return rows[0]?.id;
}

async function insertOrderEmailCopy(
  tx: Connection,
  orderId: string,
  kind: string,
  former: { recipient: string; language: LanguageCode } | null = null,
): Promise<string> {
  // Serialises concurrent copies, which would otherwise get the same number.
  await tx.query('select from orders where id = $1 for no key update', [orderId]);
  const { rows } = await tx.query<{ id: string }>(
    `insert into order_email (order_id, kind, copy, recipient, language)
      select $1, $2, coalesce(max(copy), -1) + 1, $3, $4 from order_email where order_id = $1 and kind = $2
      returning id`,
    [orderId, kind, former?.recipient, former?.language],
  );
  return rows[0]?.id ?? '';
}

/** `number` distinguishes several emails of the same kind and order. */
export async function insertWorkshopEmail(
  tx: Connection,
  { orderId, kind, number, workshop }: WorkshopEmail,
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    'insert into order_email (order_id, kind, copy, workshop) values ($1, $2, $3, $4) returning id',
    [orderId, kind, number, workshop],
  );
  return rows[0]?.id ?? '';
}

interface WorkshopEmail {
  orderId: string;
  kind: string;
  number: number;
  workshop: string;
}

export interface QueuedOrderEmail {
  id: string;
  orderId: string;
  kind: string;
  /** Null: the address of the order. */
  recipient: string | null;
  /** Null: the language of the order. */
  language: LanguageCode | null;
  workshop: string | null;
}

/** Returns the email if it is not sent yet; throws if another worker holds its lock. */
export async function lockQueuedOrderEmail(
  tx: Connection,
  id: string,
): Promise<QueuedOrderEmail | undefined> {
  const { rows } = await tx.query<QueuedOrderEmail>(
    `select id, order_id as "orderId", kind, recipient, language, workshop from order_email
      where id = $1 and sent_at is null and failed_at is null for update nowait`,
    [id],
  );
  return rows[0];
}

export async function markOrderEmailSent(tx: Connection, id: string): Promise<void> {
  await tx.query(
    'update order_email set sent_at = now(), recipient = null, workshop = null where id = $1',
    [id],
  );
}

/** Erases a former address and completes its unsent emails. */
export async function eraseOrderEmailRecipient(tx: Connection, email: string): Promise<void> {
  await tx.query(
    `update order_email set recipient = null, sent_at = coalesce(sent_at, now())
      where lower(recipient) = lower($1)`,
    [email],
  );
}

export async function markOrderEmailRejected(tx: Connection, id: string): Promise<void> {
  await tx.query(
    "update order_email set failed_at = now(), failure = 'refused', recipient = null, workshop = null where id = $1",
    [id],
  );
}

/** Queues an email once per order and kind, within the caller's transaction. */
export async function queueOrderEmail(
  tx: Connection,
  queue: Queue,
  { orderId, kind, requestId }: { orderId: string; kind: OrderEmailKind; requestId: string },
): Promise<void> {
  const emailId = await insertOrderEmail(tx, orderId, kind);
  if (emailId) await queue.addJob(tx, 'order-email', { emailId, requestId });
}

export async function queueFormerAddressEmail(
  tx: Connection,
  queue: Queue,
  {
    orderId,
    kind,
    requestId,
    ...former
  }: {
    orderId: string;
    kind: 'address_changed' | 'transferred';
    recipient: string;
    language: LanguageCode;
    requestId: string;
  },
): Promise<void> {
  const emailId = await insertOrderEmailCopy(tx, orderId, kind, former);
  await queue.addJob(tx, 'order-email', { emailId, requestId });
}

interface OrderEmailCopy {
  orderId: string;
  requestId: string;
}

export async function queueTicketEmailCopy(tx: Connection, queue: Queue, copy: OrderEmailCopy) {
  await queueOrderEmailCopy(tx, queue, 'ticket', copy);
}

export async function queuePartialRefundEmail(tx: Connection, queue: Queue, copy: OrderEmailCopy) {
  await queueOrderEmailCopy(tx, queue, 'part_refunded', copy);
}

async function queueOrderEmailCopy(
  tx: Connection,
  queue: Queue,
  kind: OrderEmailKind,
  { orderId, requestId }: OrderEmailCopy,
): Promise<void> {
  const emailId = await insertOrderEmailCopy(tx, orderId, kind);
  await queue.addJob(tx, 'order-email', { emailId, requestId });
}
