import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';
import type { AnnouncementText } from './announcement-email.ts';

export async function listAnnouncementTexts(
  db: Connection,
  name: string,
): Promise<({ language: LanguageCode } & AnnouncementText)[]> {
  const { rows } = await db.query<{ language: LanguageCode } & AnnouncementText>(
    'select language, subject, body from announcement_text where announcement = $1',
    [name],
  );
  return rows;
}

export async function insertAnnouncementText(
  tx: Connection,
  name: string,
  language: LanguageCode,
  { subject, body }: AnnouncementText,
): Promise<void> {
  await tx.query(
    `insert into announcement_text (announcement, language, subject, body)
      values ($1, $2, $3, $4) on conflict do nothing`,
    [name, language, subject, body],
  );
}

/** Unsent emails that have no pending job, because it failed for good or was lost. */
export async function listEmailsWithoutJob(tx: Connection, name: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from announcement_email m
      where announcement = $1 and sent_at is null and failed_at is null and not exists (
        select from pgboss.job j
          where j.name = 'announcement' and j.state in ('created', 'retry', 'active')
            and j.data->>'emailId' = m.id::text
      )`,
    [name],
  );
  return rows.map(({ id }) => id);
}

export interface PendingAnnouncementEmail extends AnnouncementText {
  recipientHash: Buffer;
  language: LanguageCode;
  isReminder: boolean;
}

/** Undefined if sent or failed already; throws if another worker holds the row. */
export async function lockPendingAnnouncementEmail(
  tx: Connection,
  id: string,
): Promise<PendingAnnouncementEmail | undefined> {
  const { rows } = await tx.query<PendingAnnouncementEmail>(
    `select m.recipient_hash as "recipientHash", m.language, w.subject, w.body, a.reminder is not null as "isReminder"
      from announcement_email m join announcement a on a.name = m.announcement
      join announcement_text w on w.announcement = m.announcement and w.language = m.language
      where m.id = $1 and m.sent_at is null and m.failed_at is null for update of m nowait`,
    [id],
  );
  return rows[0];
}

interface TicketHolder {
  id: string;
  email: string;
  language: LanguageCode;
  tokenVersion: number;
}

/** Returns the newest valid order, so that a corrected address is used. */
export async function readTicketHolder(
  db: Connection,
  person: Buffer,
): Promise<TicketHolder | undefined> {
  const { rows } = await db.query<TicketHolder>(
    `select o.id, o.email, o.language, o.token_version as "tokenVersion" from orders o join ticket t on t.order_id = o.id
      where email_hash(o.email) = $1 and o.state = 'paid' and t.void_at is null
      order by o.number desc limit 1`,
    [person],
  );
  return rows[0];
}

export async function markAnnouncementEmailSent(tx: Connection, id: string): Promise<void> {
  await tx.query('update announcement_email set sent_at = now() where id = $1', [id]);
}

export async function markAnnouncementEmailRejected(tx: Connection, id: string): Promise<void> {
  await tx.query(
    "update announcement_email set failed_at = now(), failure = 'refused' where id = $1",
    [id],
  );
}

export async function deletePendingAnnouncementEmail(tx: Connection, id: string): Promise<void> {
  await tx.query('select discard_unsent_announcement_email($1)', [id]);
}

/**
 * Serialises queueing with ticket transfers and address corrections; otherwise an email could be queued
 * for an address that its order leaves in the same moment, and would never be delivered.
 */
export async function lockRecipientChanges(tx: Connection): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(25, 0)');
}

export async function lockRecipientChangesShared(tx: Connection): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared(25, 0)');
}

export async function copySelectedRecipient(
  tx: Connection,
  from: string,
  to: string,
): Promise<void> {
  await tx.query(
    `insert into announcement_recipient (announcement, recipient_hash)
      select announcement, email_hash($2) from announcement_recipient where recipient_hash = email_hash($1)
      on conflict do nothing`,
    [from, to],
  );
}

/**
 * Reassigns unsent announcement emails to the new address unless it has its own. Returns the ids of the
 * reassigned emails.
 */
export async function reassignUnsentEmails(
  tx: Connection,
  from: string,
  to: string,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `update announcement_email m set recipient_hash = email_hash($2), failed_at = null, failure = null
      where recipient_hash = email_hash($1) and sent_at is null
        and not exists (select from orders where email_hash(email) = email_hash($1) and state = 'paid')
        and not exists (
          select from announcement_email other
            where other.announcement = m.announcement and other.recipient_hash = email_hash($2)
        ) returning id`,
    [from, to],
  );
  return rows.map(({ id }) => id);
}
