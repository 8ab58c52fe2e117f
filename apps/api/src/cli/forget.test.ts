import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { organiserOf } from '../../test/run-organiser.ts';
import { insertSold } from '../../test/orders/sold-tickets.ts';
import { countOf, createTestShop, emptyShop, testEnvironment } from '../../test/test-shop.ts';
import { createContactLimits } from '../comms/contact/contact-limits.ts';
import { deliverMail } from '../sales/order-emails/deliver-mail.ts';
import { resendTicket } from '../sales/order-emails/resend-ticket.ts';
import { readOrderByNumber } from '../sales/orders/order-list-queries.ts';
import { createPurchaseLimits } from '../sales/checkout/purchase-route.ts';

const { pool, owner, queue, edition, databaseUrl, config } = await createTestShop();
const organise = organiserOf(testEnvironment(databaseUrl));
const email = 'Anna.Nowak+ai@example.com';

beforeEach(async () => {
  await emptyShop(pool);
  await owner.query(
    'truncate announcement, announcement_text, announcement_mail, contact_message cascade',
  );
});

/** Every row of every table, as text, whoever made the table. */
async function dump(): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string }>(
      `select row::text as text from ${name} row`,
    );
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n').toLowerCase();
}

async function sums() {
  const { rows } = await pool.query(
    'select count(*), sum(net_minor) as net, sum(vat_minor) as vat, sum(gross_minor) as gross from orders',
  );
  return rows[0];
}

async function resend(number: number) {
  const order = await readOrderByNumber(pool, number);
  if (!order) throw new Error(`there is no order ${number}`);
  return await resendTicket({ pool, queue }, order, 'test');
}

async function leaveTraces() {
  const invoiced = {
    buyerName: `Anna ${email}`,
    billingAddress: {
      line1: `c/o "${email}"\\`,
      line2: null,
      postalCode: '50-001',
      city: 'Wrocław',
      region: null,
    },
    companyName: `Nowak ${email}`,
    taxId: 'PL526',
  };
  const paid = await insertSold(pool, { email, ...invoiced });
  await insertSold(pool, { email: email.toUpperCase(), state: 'expired', ...invoiced });
  await insertSold(pool, { email: 'other@example.com' });
  await createPurchaseLimits(pool, config).take('10.0.0.1', email);
  await createContactLimits(pool, config).byEmail(email);
  await resend(paid.number);
  await pool.query("insert into announcement (name) values ('one'), ('two')");
  await pool.query(
    `insert into announcement_mail (announcement, person, language, sent_at)
      values ('one', person_of($1), 'pl', now()), ('two', person_of($1), 'pl', null)`,
    [email],
  );
  await pool.query(
    `insert into contact_message (topic, name, email, subject, message, language)
      values ('press', 'Anna', $1, 'Hello', 'Me', 'pl'),
        ('press', 'Jan', 'jan@example.com', 'Of ' || $1, 'Please write to ' || upper($1) || '!', 'pl')`,
    [email],
  );
  return paid;
}

test('a forgotten person leaves no trace, and the books stay as they were', async () => {
  const paid = await leaveTraces();
  const before = await sums();
  const sold = await countOf(pool, 'ticket_stock where sold = 2');
  expect(await dump()).toContain(email.toLowerCase());

  const { code, err } = await organise(['forget', email.toLowerCase()], { answer: 'yes' });
  expect(err).toContain('2 orders (1 paid), 2 announcements, 2 messages?');
  expect(code).toBe(0);

  const after = await dump();
  expect(after).not.toContain(email.toLowerCase());
  const hash = createHash('sha256').update(email.toLowerCase()).digest();
  expect(after).not.toContain(hash.toString('hex'));
  expect(after).not.toContain(hash.toString('base64url').toLowerCase());
  expect(await sums()).toEqual(before);
  expect(await countOf(pool, 'ticket_stock where sold = 2')).toBe(sold);

  const { rows } = await pool.query(
    `select email, company_name, tax_id, buyer_name, billing_address->>'line1' as line1
      from orders order by number limit 2`,
  );
  expect(rows).toEqual([
    {
      email: `forgotten-${paid.name}@invalid`,
      company_name: 'Nowak […]',
      tax_id: 'PL526',
      buyer_name: 'Anna […]',
      line1: 'c/o "[…]"\\',
    },
    {
      email: expect.stringContaining('@invalid'),
      company_name: null,
      tax_id: null,
      buyer_name: null,
      line1: null,
    },
  ]);
  expect(await countOf(pool, "announcement_mail where announcement = 'one'")).toBe(1);
  expect(await countOf(pool, 'contact_message')).toBe(1);
});

test('nothing is sent to a forgotten person any more', async () => {
  const { id, number } = await insertSold(pool, { email });
  await organise(['forget', email, '--yes']);
  const { rows } = await pool.query<{ id: string }>(
    "insert into mail (order_id, kind) values ($1, 'refunded') returning id",
    [id],
  );
  const sender = { send: () => Promise.reject(new Error('sent')), close: () => {} };
  const job = { mailId: rows[0]?.id ?? '', requestId: 'test' };
  expect(await deliverMail({ pool, queue, sender, edition, config }, job)).toBe('nobody');
  expect(await resend(number)).toEqual({ ok: false, code: 'forgotten' });
});

test('whoever is just paying is not forgotten under way', async () => {
  const { name } = await insertSold(pool, { email, state: 'awaiting_payment' });
  const { code, err } = await organise(['forget', email, '--yes']);
  expect(code).toBe(1);
  expect(err).toContain(`${name} is still being paid`);
  expect(await countOf(pool, `orders where email = '${email}'`)).toBe(1);
});

test('a no forgets nobody, and an unknown address is said to be unknown', async () => {
  await insertSold(pool, { email });
  expect((await organise(['forget', email], { answer: '' })).code).toBe(1);
  expect(await countOf(pool, `orders where email = '${email}'`)).toBe(1);
  expect((await organise(['forget', 'nobody@example.com'])).out).toContain('Nobody here knows');
});
