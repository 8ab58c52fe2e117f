import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';

export async function insertOrganiserEmail(
  tx: Connection,
  messageId: string,
  now: Date,
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into contact_email (message_id, kind, queued_at) values ($1, 'message', $2) returning id`,
    [messageId, now],
  );
  return rows[0]?.id ?? '';
}

/** Inserts at most one confirmation per address and day. */
export async function insertConfirmationEmail(
  tx: Connection,
  { messageId, email, now }: { messageId: string; email: string; now: Date },
): Promise<string | undefined> {
  // Serialises messages from one address; otherwise both would insert a confirmation.
  await tx.query('select pg_advisory_xact_lock(3, hashtext(lower($1)))', [email]);
  const { rows } = await tx.query<{ id: string }>(
    `insert into contact_email (message_id, kind, queued_at)
      select $1, 'confirmation', $3::timestamptz where not exists (
        select from contact_email c join contact_message m on m.id = c.message_id
          where lower(m.email) = lower($2) and c.kind = 'confirmation'
            and c.queued_at > $3::timestamptz - interval '1 day'
      ) returning id`,
    [messageId, email, now],
  );
  return rows[0]?.id;
}

export interface PendingContactEmail {
  kind: 'message' | 'confirmation';
  topic: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: LanguageCode;
}

/** Undefined if sent or failed already; throws if another worker holds the row. */
export async function lockPendingContactEmail(
  tx: Connection,
  id: string,
): Promise<PendingContactEmail | undefined> {
  const { rows } = await tx.query<PendingContactEmail>(
    `select c.kind, m.topic, m.name, m.email, m.subject, m.message, m.language
      from contact_email c join contact_message m on m.id = c.message_id
      where c.id = $1 and c.sent_at is null and c.failed_at is null for update of c nowait`,
    [id],
  );
  return rows[0];
}

export async function markContactEmailSent(tx: Connection, id: string): Promise<void> {
  await tx.query('update contact_email set sent_at = now() where id = $1', [id]);
}

export async function markContactEmailRejected(tx: Connection, id: string): Promise<void> {
  await tx.query("update contact_email set failed_at = now(), failure = 'refused' where id = $1", [
    id,
  ]);
}
