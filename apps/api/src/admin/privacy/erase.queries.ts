import type { Connection } from '../../platform/db/connection.ts';
import type { State } from '../../sales/orders/order.ts';

export interface PersonalDataCounts {
  orders: number;
  paidOrders: number;
  announcements: number;
  messages: number;
  corrections: number;
}

export async function countPersonalData(
  db: Connection,
  email: string,
): Promise<PersonalDataCounts> {
  const { rows } = await db.query<PersonalDataCounts>(
    `select
        (select count(*) from orders where lower(email) = lower($1))::integer as orders,
        (select count(*) from orders where lower(email) = lower($1) and paid_at is not null)::integer
          as "paidOrders",
        (select count(*) from announcement_email where recipient_hash = email_hash($1))::integer
          as announcements,
        (select count(*) from contact_message m where position(lower($1) in
          lower(email || ' ' || name || ' ' || subject || ' ' || message || ' ' || coalesce(
            (select string_agg(a.text, ' ') from contact_reply a where a.message_id = m.id), ''))) > 0)::integer
          as messages,
        (select count(*) from audit_log_value
          where lower($1) in (lower(before ->> 'email'), lower(after ->> 'email')))::integer
          as corrections`,
    [email],
  );
  return rows[0] ?? { orders: 0, paidOrders: 0, announcements: 0, messages: 0, corrections: 0 };
}

export interface LockedOrder {
  id: string;
  number: number;
  state: State;
}

export async function lockOrdersByEmail(tx: Connection, email: string): Promise<LockedOrder[]> {
  const { rows } = await tx.query<LockedOrder>(
    `select id, number, state from orders
      where lower(email) = lower($1) order by number for update`,
    [email],
  );
  return rows;
}

export async function eraseOrderEmails(tx: Connection, orderId: string): Promise<void> {
  await tx.query('select erase_unsent_order_emails($1)', [orderId]);
}

/** Old and new addresses of email corrections. */
export async function eraseAuditLogValues(tx: Connection, email: string): Promise<void> {
  await tx.query('select erase_audit_log_values($1)', [email]);
}

/** Call after the orders no longer hold the address. */
export async function eraseAnnouncements(tx: Connection, email: string): Promise<void> {
  await tx.query('select erase_announcement_emails($1)', [email]);
}

export async function eraseMessages(tx: Connection, email: string): Promise<void> {
  await tx.query('select erase_messages($1)', [email]);
}

/**
 * Keys are keyed hashes that cannot be computed here, so all email counters are reset. They expire
 * within an hour anyway.
 */
export async function eraseCounters(tx: Connection): Promise<void> {
  await tx.query("delete from rate_limit where key like '%-email:%'");
}
