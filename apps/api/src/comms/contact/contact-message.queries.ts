import type { ContactRequest } from '@kongres/contract/contact';
import type { Connection } from '../../platform/db/connection.ts';

export async function insertContactMessage(
  tx: Connection,
  { topic, name, email, subject, message, language }: Omit<ContactRequest, 'proof' | 'website'>,
  now: Date,
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into contact_message (topic, name, email, subject, message, language, created_at)
      values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [topic, name, email, subject, message, language, now],
  );
  return rows[0]?.id ?? '';
}

/** Deletes at most `limit` messages past their retention period and returns the number. */
export async function deleteOldContactMessages(db: Connection, limit: number): Promise<number> {
  const { rows } = await db.query<{ deleted: number }>(
    'select delete_old_messages($1) as deleted',
    [limit],
  );
  return rows[0]?.deleted ?? 0;
}
