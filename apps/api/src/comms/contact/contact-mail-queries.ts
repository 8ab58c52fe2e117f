import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';

/** Owes the organiser the message; the id of the mail. */
export async function insertMessageMail(
  tx: Connection,
  messageId: string,
  now: Date,
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into contact_mail (message_id, kind, queued_at) values ($1, 'message', $2) returning id`,
    [messageId, now],
  );
  return rows[0]?.id ?? '';
}

/** Owes the sender a confirmation, unless this address was owed one within a day. */
export async function insertConfirmation(
  tx: Connection,
  { messageId, email, now }: { messageId: string; email: string; now: Date },
): Promise<string | undefined> {
  // Two messages from one address wait for each other here, or both would find no confirmation.
  await tx.query('select pg_advisory_xact_lock(3, hashtext(lower($1)))', [email]);
  const { rows } = await tx.query<{ id: string }>(
    `insert into contact_mail (message_id, kind, queued_at)
      select $1, 'confirmation', $3::timestamptz where not exists (
        select from contact_mail c join contact_message m on m.id = c.message_id
          where lower(m.email) = lower($2) and c.kind = 'confirmation'
            and c.queued_at > $3::timestamptz - interval '1 day'
      ) returning id`,
    [messageId, email, now],
  );
  return rows[0]?.id;
}

export interface OwedContactMail {
  kind: 'message' | 'confirmation';
  topic: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  language: LanguageCode;
}

/** The mail, if it is still owed; throws if another worker is at it in this moment. */
export async function lockContactMail(
  tx: Connection,
  id: string,
): Promise<OwedContactMail | undefined> {
  const { rows } = await tx.query<OwedContactMail>(
    `select c.kind, m.topic, m.name, m.email, m.subject, m.message, m.language
      from contact_mail c join contact_message m on m.id = c.message_id
      where c.id = $1 and c.sent_at is null and c.failed_at is null for update of c nowait`,
    [id],
  );
  return rows[0];
}

export async function markContactMailSent(tx: Connection, id: string): Promise<void> {
  await tx.query('update contact_mail set sent_at = now() where id = $1', [id]);
}

export async function markContactMailRefused(tx: Connection, id: string): Promise<void> {
  await tx.query("update contact_mail set failed_at = now(), failure = 'refused' where id = $1", [
    id,
  ]);
}
