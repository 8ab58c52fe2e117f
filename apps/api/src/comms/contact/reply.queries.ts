import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';

export interface ReplyRow {
  id: string;
  author: string;
  text: string;
  writtenAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
}

/** Oldest first. */
export async function listReplies(db: Connection, messageId: string): Promise<ReplyRow[]> {
  const { rows } = await db.query<ReplyRow>(
    `select a.id, p.name as author, a.text, a.written_at as "writtenAt", a.sent_at as "sentAt",
        a.failed_at as "failedAt"
      from contact_reply a join staff_member p on p.id = a.author
      where a.message_id = $1 order by a.written_at, a.id`,
    [messageId],
  );
  return rows;
}

export async function countReplies(tx: Connection, messageId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::integer as count from contact_reply where message_id = $1',
    [messageId],
  );
  return rows[0]?.count ?? 0;
}

export async function insertReply(
  tx: Connection,
  reply: { messageId: string; author: string; text: string; writtenAt: Date },
): Promise<string> {
  const { messageId, author, text, writtenAt } = reply;
  const { rows } = await tx.query<{ id: string }>(
    `insert into contact_reply (message_id, author, text, written_at)
      values ($1, $2, $3, $4) returning id`,
    [messageId, author, text, writtenAt],
  );
  return rows[0]?.id ?? '';
}

export interface PendingReply {
  text: string;
  email: string;
  subject: string;
  message: string;
  createdAt: Date;
  language: LanguageCode;
}

/** Undefined if sent or failed already; throws if another worker holds the row. */
export async function lockPendingReply(
  tx: Connection,
  id: string,
): Promise<PendingReply | undefined> {
  const { rows } = await tx.query<PendingReply>(
    `select a.text, m.email, m.subject, m.message, m.created_at as "createdAt", m.language
      from contact_reply a join contact_message m on m.id = a.message_id
      where a.id = $1 and a.sent_at is null and a.failed_at is null for update of a nowait`,
    [id],
  );
  return rows[0];
}

export async function markReplySent(tx: Connection, id: string): Promise<void> {
  await tx.query('update contact_reply set sent_at = now() where id = $1', [id]);
}

export async function markReplyRejected(tx: Connection, id: string): Promise<void> {
  await tx.query("update contact_reply set failed_at = now(), failure = 'refused' where id = $1", [
    id,
  ]);
}
