import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';

export interface AnswerRow {
  id: string;
  author: string;
  text: string;
  writtenAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
}

/** The oldest first. */
export async function listAnswers(db: Connection, messageId: string): Promise<AnswerRow[]> {
  const { rows } = await db.query<AnswerRow>(
    `select a.id, p.name as author, a.text, a.written_at as "writtenAt", a.sent_at as "sentAt",
        a.failed_at as "failedAt"
      from contact_answer a join desk_person p on p.id = a.author
      where a.message_id = $1 order by a.written_at, a.id`,
    [messageId],
  );
  return rows;
}

export async function countAnswers(tx: Connection, messageId: string): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::integer as count from contact_answer where message_id = $1',
    [messageId],
  );
  return rows[0]?.count ?? 0;
}

export async function insertAnswer(
  tx: Connection,
  answer: { messageId: string; author: string; text: string; writtenAt: Date },
): Promise<string> {
  const { messageId, author, text, writtenAt } = answer;
  const { rows } = await tx.query<{ id: string }>(
    `insert into contact_answer (message_id, author, text, written_at)
      values ($1, $2, $3, $4) returning id`,
    [messageId, author, text, writtenAt],
  );
  return rows[0]?.id ?? '';
}

export interface OwedAnswer {
  text: string;
  email: string;
  subject: string;
  message: string;
  createdAt: Date;
  language: LanguageCode;
}

/** The answer, if it is still owed; throws if another worker is at it in this moment. */
export async function lockAnswer(tx: Connection, id: string): Promise<OwedAnswer | undefined> {
  const { rows } = await tx.query<OwedAnswer>(
    `select a.text, m.email, m.subject, m.message, m.created_at as "createdAt", m.language
      from contact_answer a join contact_message m on m.id = a.message_id
      where a.id = $1 and a.sent_at is null and a.failed_at is null for update of a nowait`,
    [id],
  );
  return rows[0];
}

export async function markAnswerSent(tx: Connection, id: string): Promise<void> {
  await tx.query('update contact_answer set sent_at = now() where id = $1', [id]);
}

export async function markAnswerRefused(tx: Connection, id: string): Promise<void> {
  await tx.query("update contact_answer set failed_at = now(), failure = 'refused' where id = $1", [
    id,
  ]);
}
