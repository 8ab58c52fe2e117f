import type { Pool } from '../src/platform/db/connection.ts';
import { createRateLimiter } from '../src/platform/http/rate-limiter.ts';
import { insertSoldTicket } from './orders/sold-tickets.ts';

/** Inserts a row into every table with personal data: of a buyer, an unpaid order and a contact form sender. */
export async function insertPersonalData(pool: Pool): Promise<void> {
  await insertSoldTicket(pool, { companyName: 'Firma', taxId: 'PL1' });
  await insertSoldTicket(pool, { state: 'expired', email: 'ola@example.com' });
  await pool.query("update orders set payment_id = null where state = 'expired'");
  await pool.query("insert into order_email (order_id, kind) select id, 'pending' from orders");
  await pool.query(
    `insert into payment_detail (order_id, method, fee_minor, fee_currency)
      select id, 'blik', 352, 'PLN' from orders`,
  );
  await pool.query(
    `with marta as (
      insert into staff_member (name, email, role) values ('Marta', gen_random_uuid() || '@example.com', 'sales')
        returning id)
      insert into order_note (order_id, author, text)
        select orders.id, marta.id, 'Prosi o fakturę' from orders, marta`,
  );
  await pool.query("insert into announcement (name) values ('one')");
  await pool.query(
    `insert into announcement_email (announcement, recipient_hash, language, sent_at)
      values ('one', email_hash('anna@example.com'), 'pl', now())`,
  );
  await pool.query(
    "insert into announcement_recipient values ('one', email_hash('anna@example.com'))",
  );
  await pool.query(
    `with written as (
      insert into contact_message (name, email, subject, message, language)
        values ('Ala', 'ala@example.com', 'Pytanie', 'Dzień dobry', 'pl') returning id)
      insert into contact_email (message_id, kind, queued_at) select id, 'message', now() from written`,
  );
  await pool.query(
    `with author as (
      insert into staff_member (name, email, role) values ('Marta', 'marta@example.com', 'owner') returning id)
      insert into contact_reply (message_id, author, text, written_at)
        select m.id, author.id, 'Dzień dobry', now() from contact_message m, author`,
  );
  await pool.query(
    `insert into room_seat (order_id, device, room, claimed_at, renewed_at)
      select id, '', 'a', now(), now() from orders where state = 'paid'`,
  );
  await pool.query(
    `with written as (
      insert into room_chat_message (room, kind, order_id, author, is_speaker, text, votes)
        select 'a', 'question', id, 'Ala', false, 'Dlaczego?', 1 from orders where state = 'paid'
        returning id, order_id),
      muted as (insert into chat_mute (order_id) select order_id from written)
      insert into question_vote (message_id, order_id) select id, order_id from written`,
  );
  await pool.query(
    `with grants as (insert into praktyk_grant (order_id)
        select id from orders where state = 'paid'),
      counted as (insert into attendance (order_id, seconds)
        select id, '{60}' from orders where state = 'paid')
      insert into certificate (code, order_id, kind, name, seconds)
        select 'A', id, 'attendance', 'Ala', '{60}' from orders where state = 'paid'`,
  );
  await pool.query(
    `insert into attendee_schedule (order_id, stars) select id, '{opening}' from orders
      where state = 'paid'`,
  );
  await pool.query(
    `insert into recording (session, is_workshop, source, seconds)
      values ('opening', false, '{"kind": "stream"}', 60) on conflict do nothing`,
  );
  await pool.query(
    `insert into playback_position (order_id, session, seconds, watched_at)
      select id, 'opening', 30, now() from orders where state = 'paid'`,
  );
  await pool.query(
    `insert into workshop (id, title, starts_at, ends_at, seats)
      values ('first', '{}', now(), now() + '1 hour', 9) on conflict do nothing`,
  );
  await pool.query(
    `insert into workshop_booking (workshop, order_id, state)
      select 'first', id, 'booked' from orders where state = 'paid'`,
  );
  await pool.query(
    "insert into order_search (email, created_at) values ('ala@example.com', now())",
  );
  await pool.query("update orders set email = 'nowy@example.com' where state = 'paid'");
  await createRateLimiter(pool, 'secret', { name: 'try', times: 1, seconds: 3600 })('10.0.0.1');
}
