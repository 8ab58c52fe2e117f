import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../db/connection.ts';
import type { Words } from './announcement-letter.ts';

/** Every person with a valid ticket once, with the language of the newest one. */
const holders = `(
  select distinct on (person_of(o.email)) person_of(o.email) as person, o.language
    from orders o join ticket t on t.order_id = o.id
    where o.state = 'paid' and t.void_at is null and o.email not like '%@invalid'
    order by person_of(o.email), o.number desc
)`;

export async function insertAnnouncement(tx: Connection, name: string): Promise<void> {
  await tx.query('insert into announcement (name) values ($1) on conflict do nothing', [name]);
  // Of two who begin the same at once, the second compares its words with those of the first.
  await tx.query('select from announcement where name = $1 for update', [name]);
}

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

export interface AudienceRow {
  language: LanguageCode;
  /** Those who are not in the queue yet. */
  waiting: number;
  queued: number;
  sent: number;
  /** Their mail servers refused it for good. */
  refused: number;
}

export async function readAudience(db: Connection, name: string): Promise<AudienceRow[]> {
  const { rows } = await db.query<AudienceRow>(
    `select language, count(*) filter (where not is_queued)::integer as waiting,
        count(*) filter (where is_queued and not is_sent and not is_refused)::integer as queued,
        count(*) filter (where is_sent)::integer as sent,
        count(*) filter (where is_refused)::integer as refused
      from (
        select language, false as is_queued, false as is_sent, false as is_refused from ${holders} holder
          where not exists (
            select from announcement_mail m
              where m.announcement = $1 and m.person = holder.person
          )
        union all
        select language, true, sent_at is not null, failed_at is not null
          from announcement_mail where announcement = $1
      ) person
      group by language order by language`,
    [name],
  );
  return rows;
}

/** Notes the next people a mail is owed to; the ids of their mails. */
export async function insertRecipients(
  tx: Connection,
  name: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into announcement_mail (announcement, person, language)
      select $1, person, language from ${holders} holder
        where not exists (
          select from announcement_mail m where m.announcement = $1 and m.person = holder.person
        )
        order by person limit $2
      on conflict do nothing returning id`,
    [name, limit],
  );
  return rows.map(({ id }) => id);
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

/** How many there are, and how many of them are not waiting any more. */
export async function countSent(
  db: Connection,
  name: string,
): Promise<{ total: number; sent: number }> {
  const { rows } = await db.query<{ total: number; sent: number }>(
    `select count(*)::integer as total, count(coalesce(sent_at, failed_at))::integer as sent
      from announcement_mail where announcement = $1`,
    [name],
  );
  return rows[0] ?? { total: 0, sent: 0 };
}

export interface OwedAnnouncement extends Words {
  person: Buffer;
  language: LanguageCode;
}

/** The mail, if it is still owed; throws if another worker is at it in this moment. */
export async function lockOwed(tx: Connection, id: string): Promise<OwedAnnouncement | undefined> {
  const { rows } = await tx.query<OwedAnnouncement>(
    `select m.person, m.language, w.subject, w.body
      from announcement_mail m
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
