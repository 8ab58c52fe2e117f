import type { Connection } from '../db/connection.ts';
import type { State } from '../orders/order.ts';

export interface Traces {
  orders: number;
  paidOrders: number;
  announcements: number;
  messages: number;
}

export async function countTraces(db: Connection, email: string): Promise<Traces> {
  const { rows } = await db.query<Traces>(
    `select
        (select count(*) from orders where lower(email) = lower($1))::integer as orders,
        (select count(*) from orders where lower(email) = lower($1) and paid_at is not null)::integer
          as "paidOrders",
        (select count(*) from announcement_mail where person = person_of($1))::integer
          as announcements,
        (select count(*) from contact_message where position(lower($1) in
          lower(email || ' ' || name || ' ' || subject || ' ' || message)) > 0)::integer
          as messages`,
    [email],
  );
  return rows[0] ?? { orders: 0, paidOrders: 0, announcements: 0, messages: 0 };
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
 * Leaves of an order what the books need: numbers, and of a paid one the company. The hashes of
 * the attempt and of the client go too: they were made of what is to be forgotten.
 */
export async function eraseBuyer(
  tx: Connection,
  orderId: string,
  { email, placeholder }: { email: string; placeholder: string },
): Promise<void> {
  await tx.query(
    `update orders set email = $2, attempt = null, client = '', checkout_url = null,
        company_name = case when paid_at is not null
          then regexp_replace(company_name, $3, '[…]', 'gi') end,
        tax_id = case when paid_at is not null then tax_id end
      where id = $1`,
    [orderId, placeholder, patternOf(email)],
  );
  // What tells the organiser of trouble with the order names no buyer, and stays.
  await tx.query(
    `delete from mail where order_id = $1 and sent_at is null and kind not like 'alert%'`,
    [orderId],
  );
}

/** What was sent stays counted, under a person nobody can be found by. */
export async function eraseAnnouncements(tx: Connection, email: string): Promise<void> {
  await tx.query('delete from announcement_mail where person = person_of($1) and sent_at is null', [
    email,
  ]);
  await tx.query(
    `update announcement_mail set person = sha256(uuid_send(gen_random_uuid()))
      where person = person_of($1)`,
    [email],
  );
}

/** The person's own messages go; in those of others the address is blotted out. */
export async function eraseMessages(tx: Connection, email: string): Promise<void> {
  await tx.query('delete from contact_message where lower(email) = lower($1)', [email]);
  await tx.query(
    `update contact_message set
        name = regexp_replace(name, $2, '[…]', 'gi'),
        subject = regexp_replace(subject, $2, '[…]', 'gi'),
        message = regexp_replace(message, $2, '[…]', 'gi')
      where position(lower($1) in lower(name || ' ' || subject || ' ' || message)) > 0`,
    [email, patternOf(email)],
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
