import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';
import type { Words } from './announcement-letter.ts';

export async function readWords(
  db: Connection,
  name: string,
): Promise<({ language: LanguageCode } & Words)[]> {
  const { rows } = await db.query<{ language: LanguageCode } & Words>(
    'select language, subject, body from announcement_text where announcement = $1',
    [name],
  );
  return rows;
}

export async function insertWords(
  tx: Connection,
  name: string,
  language: LanguageCode,
  { subject, body }: Words,
): Promise<void> {
  await tx.query(
    `insert into announcement_text (announcement, language, subject, body)
      values ($1, $2, $3, $4) on conflict do nothing`,
    [name, language, subject, body],
  );
}

/** Mails still owed that the queue has given up or lost. */
export async function listStranded(tx: Connection, name: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from announcement_mail m
      where announcement = $1 and sent_at is null and failed_at is null and not exists (
        select from pgboss.job j
          where j.name = 'announcement' and j.state in ('created', 'retry', 'active')
            and j.data->>'mailId' = m.id::text
      )`,
    [name],
  );
  return rows.map(({ id }) => id);
}

export interface OwedAnnouncement extends Words {
  person: Buffer;
  language: LanguageCode;
  isReminder: boolean;
}

/** The mail, if it is still owed; throws if another worker is at it in this moment. */
export async function lockOwed(tx: Connection, id: string): Promise<OwedAnnouncement | undefined> {
  const { rows } = await tx.query<OwedAnnouncement>(
    `select m.person, m.language, w.subject, w.body, a.reminder is not null as "isReminder"
      from announcement_mail m join announcement a on a.name = m.announcement
      join announcement_text w on w.announcement = m.announcement and w.language = m.language
      where m.id = $1 and m.sent_at is null and m.failed_at is null for update of m nowait`,
    [id],
  );
  return rows[0];
}

interface Holder {
  id: string;
  email: string;
  language: LanguageCode;
  tokenVersion: number;
}

/** Whoever the person is by now: the address as it was corrected, the newest order still valid. */
export async function readHolder(db: Connection, person: Buffer): Promise<Holder | undefined> {
  const { rows } = await db.query<Holder>(
    `select o.id, o.email, o.language, o.token_version as "tokenVersion" from orders o join ticket t on t.order_id = o.id
      where person_of(o.email) = $1 and o.state = 'paid' and t.void_at is null
      order by o.number desc limit 1`,
    [person],
  );
  return rows[0];
}

export async function markAnnouncementSent(tx: Connection, id: string): Promise<void> {
  await tx.query('update announcement_mail set sent_at = now() where id = $1', [id]);
}

export async function markAnnouncementRefused(tx: Connection, id: string): Promise<void> {
  await tx.query(
    "update announcement_mail set failed_at = now(), failure = 'refused' where id = $1",
    [id],
  );
}

export async function deleteOwed(tx: Connection, id: string): Promise<void> {
  await tx.query('select drop_owed_announcement($1)', [id]);
}

/**
 * Whoever queues mails and whoever gives tickets to other addresses wait for each other, and queues for queues:
 * otherwise a mail is queued for an address that its order leaves in the same moment, and nobody gets it.
 */
export async function holdHandovers(tx: Connection): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(25, 0)');
}

export async function joinHandovers(tx: Connection): Promise<void> {
  await tx.query('select pg_advisory_xact_lock_shared(25, 0)');
}

export async function moveChosen(tx: Connection, from: string, to: string): Promise<void> {
  await tx.query(
    `insert into announcement_person (announcement, person)
      select announcement, person_of($2) from announcement_person where person = person_of($1)
      on conflict do nothing`,
    [from, to],
  );
}

/**
 * Announcements that did not reach the old address are owed to the new one, unless it is owed them
 * itself; their ids.
 */
export async function moveAnnouncements(
  tx: Connection,
  from: string,
  to: string,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `update announcement_mail m set person = person_of($2), failed_at = null, failure = null
      where person = person_of($1) and sent_at is null
        and not exists (select from orders where person_of(email) = person_of($1) and state = 'paid')
        and not exists (
          select from announcement_mail other
            where other.announcement = m.announcement and other.person = person_of($2)
        ) returning id`,
    [from, to],
  );
  return rows.map(({ id }) => id);
}
