import type { Connection } from '../db/connection.ts';
import { eraseTalk } from '../live/talk-trace-queries.ts';
import { eraseWatched } from '../weeks/watched-queries.ts';
import { eraseWeek } from '../weeks/week-queries.ts';
import { eraseAttendance } from '../live/attendance-queries.ts';
import { eraseNotes } from '../orders/note-queries.ts';
import { eraseVisit } from '../visits/visit-queries.ts';
import type { State } from '../orders/order.ts';

export interface Traces {
  orders: number;
  paidOrders: number;
  announcements: number;
  messages: number;
  /** Corrections from this address or to it. */
  corrections: number;
}

export async function countTraces(db: Connection, email: string): Promise<Traces> {
  const { rows } = await db.query<Traces>(
    `select
        (select count(*) from orders where lower(email) = lower($1))::integer as orders,
        (select count(*) from orders where lower(email) = lower($1) and paid_at is not null)::integer
          as "paidOrders",
        (select count(*) from announcement_mail where person = person_of($1))::integer
          as announcements,
        (select count(*) from contact_message m where position(lower($1) in
          lower(email || ' ' || name || ' ' || subject || ' ' || message || ' ' || coalesce(
            (select string_agg(a.text, ' ') from contact_answer a where a.message_id = m.id), ''))) > 0)::integer
          as messages,
        (select count(*) from journal_value
          where lower($1) in (lower(before ->> 'email'), lower(after ->> 'email')))::integer
          as corrections`,
    [email],
  );
  return rows[0] ?? { orders: 0, paidOrders: 0, announcements: 0, messages: 0, corrections: 0 };
}

export interface RememberedOrder {
  id: string;
  number: number;
  state: State;
}

/** All orders of an address, with nobody else at them until the transaction ends. */
export async function lockOrdersOf(tx: Connection, email: string): Promise<RememberedOrder[]> {
  const { rows } = await tx.query<RememberedOrder>(
    `select id, number, state from orders
      where lower(email) = lower($1) order by number for update`,
    [email],
  );
  return rows;
}

/**
 * Leaves of an order what the books need: numbers, and of a paid one who was invoiced. Nobody is invoiced for a gift. The hashes of
 * the attempt and of the client go too: they were made of what is to be forgotten.
 */
export async function eraseBuyer(
  tx: Connection,
  orderId: string,
  { email, placeholder }: { email: string; placeholder: string },
): Promise<void> {
  await tx.query(
    `update orders set email = $2, attempt = null, greeting = null, client = '', checkout_url = null, undeliverable_at = null,
        buyer_name = case when paid_at is not null and gross_minor > 0
          then regexp_replace(buyer_name, $3, '[…]', 'gi') end,
        billing_address = case when paid_at is not null and gross_minor > 0
          then regexp_replace(billing_address::text, $3, '[…]', 'gi')::jsonb end,
        company_name = case when paid_at is not null and gross_minor > 0
          then regexp_replace(company_name, $3, '[…]', 'gi') end,
        tax_id = case when paid_at is not null and gross_minor > 0 then tax_id end
      where id = $1`,
    [orderId, placeholder, patternOf(email)],
  );
  await tx.query('select forget_mails($1)', [orderId]);
  await eraseNotes(tx, orderId);
  await eraseVisit(tx, orderId);
  await eraseTalk(tx, orderId);
  await eraseWeek(tx, orderId);
  await eraseWatched(tx, orderId);
  await eraseAttendance(tx, orderId);
}

/** What the journal still knows of the address: corrections from it and to it. */
export async function eraseJournalValues(tx: Connection, email: string): Promise<void> {
  await tx.query('select forget_journal_values($1)', [email]);
}

/** Only once no order has the address any more. */
export async function eraseAnnouncements(tx: Connection, email: string): Promise<void> {
  await tx.query('select forget_announcements($1)', [email]);
}

export async function eraseMessages(tx: Connection, email: string): Promise<void> {
  await tx.query('select forget_messages($1)', [email]);
}

/** A search for the orders of the address, and a mail that is owed to it as their old one. */
export async function eraseSearches(tx: Connection, email: string): Promise<void> {
  await tx.query('delete from order_search where lower(email) = lower($1)', [email]);
  await tx.query(
    `update mail set recipient = null, sent_at = coalesce(sent_at, now())
      where lower(recipient) = lower($1)`,
    [email],
  );
}

/**
 * Attempts are counted under keyed hashes, and the key is not known here: the counters of all
 * addresses go. They begin again, as they do by themselves within the hour.
 */
export async function eraseCounters(tx: Connection): Promise<void> {
  await tx.query("delete from rate_limit where key like '%-email:%'");
}

function patternOf(email: string): string {
  return email.replaceAll(/[.*+?^${}()|[\]\\-]/g, String.raw`\$&`);
}
