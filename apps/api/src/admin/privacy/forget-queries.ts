import type { Connection } from '../../platform/db/connection.ts';
import type { State } from '../../sales/orders/order.ts';

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

export async function eraseMails(tx: Connection, orderId: string): Promise<void> {
  await tx.query('select forget_mails($1)', [orderId]);
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

/**
 * Attempts are counted under keyed hashes, and the key is not known here: the counters of all
 * addresses go. They begin again, as they do by themselves within the hour.
 */
export async function eraseCounters(tx: Connection): Promise<void> {
  await tx.query("delete from rate_limit where key like '%-email:%'");
}
