import type { Pool } from '../src/db/connection.ts';
import { createLimiter } from '../src/http/limits.ts';
import { insertSold } from './sold-tickets.ts';

/** A row in every table that holds data of people: of a buyer, of somebody who never paid, of one who wrote. */
export async function fillRows(pool: Pool): Promise<void> {
  await insertSold(pool, { companyName: 'Firma', taxId: 'PL1' });
  await insertSold(pool, { state: 'expired', email: 'ola@example.com' });
  await pool.query("update orders set payment_id = null where state = 'expired'");
  await pool.query("insert into mail (order_id, kind) select id, 'pending' from orders");
  await pool.query("insert into announcement (name) values ('one')");
  await pool.query(
    `insert into announcement_mail (announcement, person, language, sent_at)
      values ('one', person_of('anna@example.com'), 'pl', now())`,
  );
  await pool.query(
    `with written as (
      insert into contact_message (name, email, subject, message, language)
        values ('Ala', 'ala@example.com', 'Pytanie', 'Dzień dobry', 'pl') returning id)
      insert into contact_mail (message_id, kind, queued_at) select id, 'message', now() from written`,
  );
  await pool.query(
    `insert into visit (order_id, device, room, entered_at, renewed_at)
      select id, '', 'a', now(), now() from orders where state = 'paid'`,
  );
  await pool.query(
    "insert into order_search (email, created_at) values ('ala@example.com', now())",
  );
  await createLimiter(pool, 'secret', { name: 'try', times: 1, seconds: 3600 })('10.0.0.1');
}
