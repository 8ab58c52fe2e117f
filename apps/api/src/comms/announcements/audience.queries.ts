import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';

/** An empty or missing list matches everyone. */
const listConditionSql = (list: string, condition: string) =>
  `(coalesce(jsonb_array_length(audience -> '${list}'), 0) = 0 or ${condition})`;

/**
 * Recipients of announcement $1: one row per person with a valid ticket, in the language of the newest order.
 * A person with several tickets matches if one of them does. Counting and sending share this definition.
 */
const recipientsSql = `(
  select email_hash(o.email) as recipient_hash, (array_agg(o.language order by o.number desc))[1] as language
    from orders o join ticket t on t.order_id = o.id,
      (select coalesce((select audience from announcement where name = $1), '{}') as audience) wanted
    where o.state = 'paid' and t.void_at is null and o.email not like '%@invalid'
      and (audience ->> 'isSingle' is distinct from 'true' or exists (
        select from announcement_recipient p
          where p.announcement = $1 and p.recipient_hash = email_hash(o.email)))
    group by email_hash(o.email), audience
    having bool_or(${listConditionSql('tickets', "audience -> 'tickets' ? o.ticket")}
        and (audience ->> 'before' is null
          or coalesce(o.paid_at, o.created_at) <= (audience ->> 'before')::timestamptz))
      and ${listConditionSql('languages', "audience -> 'languages' ? (array_agg(o.language order by o.number desc))[1]")}
      and (audience ->> 'entry' is null
        or bool_or(t.checked_in_at is not null) = (audience ->> 'entry' = 'entered'))
      and (audience ->> 'workshop' is null or bool_or(exists (
        select from workshop_booking p
          where p.order_id = o.id and p.workshop = audience ->> 'workshop' and p.state = 'booked')))
)`;

interface AudienceCounts {
  language: LanguageCode;
  /** Not queued yet. */
  waiting: number;
  queued: number;
  sent: number;
  /** Rejected permanently by the recipient's mail server. */
  refused: number;
}

export async function readAudienceCounts(db: Connection, name: string): Promise<AudienceCounts[]> {
  const { rows } = await db.query<AudienceCounts>(
    `select language, count(*) filter (where not is_queued)::integer as waiting,
        count(*) filter (where is_queued and not is_sent and not is_refused)::integer as queued,
        count(*) filter (where is_sent)::integer as sent,
        count(*) filter (where is_refused)::integer as refused
      from (
        select language, false as is_queued, false as is_sent, false as is_refused from ${recipientsSql} holder
          where not exists (
            select from announcement_email m
              where m.announcement = $1 and m.recipient_hash = holder.recipient_hash
          )
        union all
        select language, true, sent_at is not null, failed_at is not null
          from announcement_email where announcement = $1
      ) recipient
      group by language order by language`,
    [name],
  );
  return rows;
}

/** Inserts emails for the next recipients whose language has a text. Returns the ids of the emails. */
export async function insertRecipients(
  tx: Connection,
  name: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into announcement_email (announcement, recipient_hash, language)
      select $1, recipient_hash, language from ${recipientsSql} holder
        where not exists (
          select from announcement_email m where m.announcement = $1 and m.recipient_hash = holder.recipient_hash
        ) and exists (
          select from announcement_text w where w.announcement = $1 and w.language = holder.language
        )
        order by recipient_hash limit $2
      on conflict do nothing returning id`,
    [name, limit],
  );
  return rows.map(({ id }) => id);
}

const isTicketHolderSql = `exists (
  select from orders o join ticket t on t.order_id = o.id
    where email_hash(o.email) = email_hash(address) and o.state = 'paid' and t.void_at is null)`;

/** Returns the addresses without a valid ticket, which are left out. */
export async function replaceSelectedRecipients(
  tx: Connection,
  name: string,
  addresses: readonly string[],
): Promise<string[]> {
  await tx.query('delete from announcement_recipient where announcement = $1', [name]);
  await tx.query(
    `insert into announcement_recipient (announcement, recipient_hash)
      select $1, email_hash(address) from unnest($2::text[]) address where ${isTicketHolderSql}
      on conflict do nothing`,
    [name, addresses],
  );
  const { rows } = await tx.query<{ address: string }>(
    `select distinct address from unnest($1::text[]) address where not ${isTicketHolderSql} order by address`,
    [addresses],
  );
  return rows.map(({ address }) => address);
}

/** Current addresses, after corrections. */
export async function listSelectedRecipients(db: Connection, name: string): Promise<string[]> {
  const { rows } = await db.query<{ email: string }>(
    `select distinct on (p.recipient_hash) o.email
      from announcement_recipient p join orders o on email_hash(o.email) = p.recipient_hash
      where p.announcement = $1 and o.state = 'paid' order by p.recipient_hash, o.number desc`,
    [name],
  );
  return rows.map(({ email }) => email).toSorted();
}
