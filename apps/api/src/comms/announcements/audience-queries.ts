import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';

/** An empty list, and null, leave nobody out. */
const isMet = (list: string, condition: string) =>
  `(coalesce(jsonb_array_length(audience -> '${list}'), 0) = 0 or ${condition})`;

/**
 * Everybody the announcement of $1 is for: each person with a valid ticket once, with the language of the newest one.
 * A person with several tickets is meant if one of them is. Counting, trying and sending all ask here.
 */
const holders = `(
  select person_of(o.email) as person, (array_agg(o.language order by o.number desc))[1] as language
    from orders o join ticket t on t.order_id = o.id,
      (select coalesce((select audience from announcement where name = $1), '{}') as audience) wanted
    where o.state = 'paid' and t.void_at is null and o.email not like '%@invalid'
      and (audience ->> 'isSingle' is distinct from 'true' or exists (
        select from announcement_person p
          where p.announcement = $1 and p.person = person_of(o.email)))
    group by person_of(o.email), audience
    having bool_or(${isMet('tickets', "audience -> 'tickets' ? o.ticket")}
        and (audience ->> 'before' is null
          or coalesce(o.paid_at, o.created_at) <= (audience ->> 'before')::timestamptz))
      and ${isMet('languages', "audience -> 'languages' ? (array_agg(o.language order by o.number desc))[1]")}
      and (audience ->> 'entry' is null
        or bool_or(t.used_at is not null) = (audience ->> 'entry' = 'entered'))
      and (audience ->> 'workshop' is null or bool_or(exists (
        select from workshop_place p
          where p.order_id = o.id and p.workshop = audience ->> 'workshop' and p.state = 'booked')))
)`;

interface AudienceRow {
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

/** Notes the next people a mail is owed to and that it has words for; the ids of their mails. */
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
        ) and exists (
          select from announcement_text w where w.announcement = $1 and w.language = holder.language
        )
        order by person limit $2
      on conflict do nothing returning id`,
    [name, limit],
  );
  return rows.map(({ id }) => id);
}

const isHolder = `exists (
  select from orders o join ticket t on t.order_id = o.id
    where person_of(o.email) = person_of(address) and o.state = 'paid' and t.void_at is null)`;

/** From now on it is for these people alone; the addresses that hold no valid ticket. */
export async function replacePeople(
  tx: Connection,
  name: string,
  addresses: readonly string[],
): Promise<string[]> {
  await tx.query('delete from announcement_person where announcement = $1', [name]);
  await tx.query(
    `insert into announcement_person (announcement, person)
      select $1, person_of(address) from unnest($2::text[]) address where ${isHolder}
      on conflict do nothing`,
    [name, addresses],
  );
  const { rows } = await tx.query<{ address: string }>(
    `select distinct address from unnest($1::text[]) address where not ${isHolder} order by address`,
    [addresses],
  );
  return rows.map(({ address }) => address);
}

/** The addresses of the people it is for, as they are by now. */
export async function listPeopleOf(db: Connection, name: string): Promise<string[]> {
  const { rows } = await db.query<{ email: string }>(
    `select distinct on (p.person) o.email
      from announcement_person p join orders o on person_of(o.email) = p.person
      where p.announcement = $1 and o.state = 'paid' order by p.person, o.number desc`,
    [name],
  );
  return rows.map(({ email }) => email).toSorted();
}
