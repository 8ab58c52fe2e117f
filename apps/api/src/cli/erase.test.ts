import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createOrganiserCli } from '../../test/organiser-cli.ts';
import { insertSoldTicket } from '../../test/orders/sold-tickets.ts';
import {
  countRows,
  createTestShop,
  resetShop,
  createTestEnvironment,
} from '../../test/test-shop.ts';
import { createContactLimits } from '../comms/contact/contact-limits.ts';
import { deliverOrderEmail } from '../sales/order-emails/deliver-order-email.ts';
import { resendTicket } from '../sales/order-emails/resend-ticket.ts';
import { readOrderByNumber } from '../sales/orders/order-list.queries.ts';
import { createPurchaseRateLimits } from '../sales/checkout/purchase.routes.ts';

const { pool, owner, queue, edition, databaseUrl, config } = await createTestShop();
const runCommand = createOrganiserCli(createTestEnvironment(databaseUrl));
const email = 'Anna.Nowak+ai@example.com';

beforeEach(async () => {
  await resetShop(pool);
  await owner.query(
    'truncate announcement, announcement_text, announcement_email, contact_message cascade',
  );
});

async function dumpDatabase(): Promise<string> {
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

async function readTotals() {
  const { rows } = await pool.query(
    'select count(*), sum(net_minor) as net, sum(vat_minor) as vat, sum(gross_minor) as gross from orders',
  );
  return rows[0];
}

async function resendOrderTicket(number: number) {
  const order = await readOrderByNumber(pool, number);
  if (!order) throw new Error(`there is no order ${number}`);
  return await resendTicket({ pool, queue }, order, 'test');
}

async function insertPersonalData() {
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
  const paid = await insertSoldTicket(pool, { email, ...invoiced });
  await insertSoldTicket(pool, { email: email.toUpperCase(), state: 'expired', ...invoiced });
  await insertSoldTicket(pool, { email: 'other@example.com' });
  await createPurchaseRateLimits(pool, config).consume('10.0.0.1', email);
  await createContactLimits(pool, config).limitByEmail(email);
  await resendOrderTicket(paid.number);
  await pool.query("insert into announcement (name) values ('one'), ('two')");
  await pool.query(
    `insert into announcement_email (announcement, recipient_hash, language, sent_at)
      values ('one', email_hash($1), 'pl', now()), ('two', email_hash($1), 'pl', null)`,
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

test('erases a person everywhere and keeps accounting data', async () => {
  const paid = await insertPersonalData();
  const before = await readTotals();
  const sold = await countRows(pool, 'ticket_quota where sold = 2');
  expect(await dumpDatabase()).toContain(email.toLowerCase());

  const { code, err } = await runCommand(['erase', email.toLowerCase()], { answer: 'yes' });
  expect(err).toContain('2 orders (1 paid), 2 announcements, 2 messages?');
  expect(code).toBe(0);

  const after = await dumpDatabase();
  expect(after).not.toContain(email.toLowerCase());
  const hash = createHash('sha256').update(email.toLowerCase()).digest();
  expect(after).not.toContain(hash.toString('hex'));
  expect(after).not.toContain(hash.toString('base64url').toLowerCase());
  expect(await readTotals()).toEqual(before);
  expect(await countRows(pool, 'ticket_quota where sold = 2')).toBe(sold);

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
  expect(await countRows(pool, "announcement_email where announcement = 'one'")).toBe(1);
  expect(await countRows(pool, 'contact_message')).toBe(1);
});

test('sends no email to an erased person', async () => {
  const { id, number } = await insertSoldTicket(pool, { email });
  await runCommand(['erase', email, '--yes']);
  const { rows } = await pool.query<{ id: string }>(
    "insert into order_email (order_id, kind) values ($1, 'refunded') returning id",
    [id],
  );
  const sender = { send: () => Promise.reject(new Error('sent')), close: () => {} };
  const job = { emailId: rows[0]?.id ?? '', requestId: 'test' };
  expect(await deliverOrderEmail({ pool, queue, sender, edition, config }, job)).toBe(
    'no_recipient',
  );
  expect(await resendOrderTicket(number)).toEqual({ ok: false, code: 'forgotten' });
});

test('refuses to erase a person with a payment in progress', async () => {
  const { name } = await insertSoldTicket(pool, { email, state: 'awaiting_payment' });
  const { code, err } = await runCommand(['erase', email, '--yes']);
  expect(code).toBe(1);
  expect(err).toContain(`${name} is still being paid`);
  expect(await countRows(pool, `orders where email = '${email}'`)).toBe(1);
});

test('changes nothing without confirmation and reports an unknown address', async () => {
  await insertSoldTicket(pool, { email });
  expect((await runCommand(['erase', email], { answer: '' })).code).toBe(1);
  expect(await countRows(pool, `orders where email = '${email}'`)).toBe(1);
  expect((await runCommand(['erase', 'nobody@example.com'])).out).toContain('No data found');
});
