import { beforeEach, expect, test } from 'vitest';
import { afterwards } from '../../../test/afterwards.ts';
import { workOf } from '../../../test/idle-handlers.ts';
import { startMailSink } from '../../../test/mail-sink.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../test/test-shop.ts';
import { inTransaction } from '../db/connection.ts';
import { orderToken } from '../../sales/orders/order-token.ts';
import { hashToken } from '../tokens.ts';
import { jobSeconds } from '../queue/queues.ts';
import { startWorking } from '../queue/work.ts';
import { deliverAnnouncement } from '../../comms/announcements/deliver-announcement.ts';
import { deliverContactMail } from '../../comms/contact/deliver-contact-mail.ts';
import { deliverMail } from '../../sales/order-emails/deliver-mail.ts';
import { queueMail, queueTicketAgain } from '../../sales/order-emails/mail-queries.ts';
import { moveOrder } from '../../sales/transfers/move-order.ts';
import { createSender, patience } from './sender.ts';

const sink = await startMailSink();
const shop = await startTestApi({ SMTP_URL: sink.smtpUrl });
const { pool, owner, queue, config, databaseUrl, log, origin } = shop;
const sender = createSender(config);
const post = { pool, queue, sender, edition: shop.edition, config };
const requestId = 'test';

beforeEach(async () => {
  await emptyShop(pool);
  await owner.query('truncate announcement cascade');
  await owner.query('truncate contact_message cascade');
  sink.mails.length = 0;
  sink.relent();
  sink.goOn();
});

/** An order whose page can be asked for. */
async function sold() {
  const order = await insertSold(pool);
  const token = hashToken(orderToken(config.secret, { id: order.id, tokenVersion: 0 }));
  await pool.query('update orders set token_hash = $2 where id = $1', [order.id, token]);
  return order;
}

async function owedTicket() {
  const order = await sold();
  await oweAgain(order.id, 'ticket');
  return order;
}

function oweAgain(orderId: string, kind: 'ticket' | 'refunded') {
  return inTransaction(pool, (tx) => queueMail(tx, queue, { orderId, kind, requestId }));
}

function correctAddress(orderId: string) {
  return moveOrder(shop, orderId, { email: 'ania@example.com', requestId, link: null });
}

/** Delivers whatever is owed about orders; how each went. */
async function deliverAll() {
  const { rows } = await pool.query<{ id: string }>(
    'select id from mail where sent_at is null and failed_at is null order by queued_at',
  );
  const outcomes: string[] = [];
  for (const { id: mailId } of rows) outcomes.push(await deliverMail(post, { mailId, requestId }));
  return outcomes;
}

async function isToldRefused(id: string) {
  const { rows } = await pool.query<{ tokenVersion: number }>(
    'select token_version as "tokenVersion" from orders where id = $1',
    [id],
  );
  const { tokenVersion = 0 } = rows[0] ?? {};
  const response = await fetch(`${origin}/api/order`, {
    headers: { Authorization: `Bearer ${orderToken(config.secret, { id, tokenVersion })}` },
  });
  return ((await response.json()) as { mailRefused: boolean }).mailRefused;
}

const openAlarms = () =>
  countOf(
    pool,
    "alarm where kind = 'undeliverable' and settled_at is null and order_id is not null",
  );

test.each([
  ['RCPT', '550 5.1.1 <anna@example.com> knows nobody here'],
  ['DATA', '554 5.7.1 anna@example.com does not want this'],
] as const)(
  'refused for good at %s: not tried again, told once, and none of the server’s words kept',
  async (step, reply) => {
    const { id } = await owedTicket();
    await oweAgain(id, 'refunded');
    expect(await isToldRefused(id)).toBe(false);
    sink.refuse(step, reply);
    expect(await deliverAll()).toEqual(['refused', 'refused']);
    expect(await deliverAll()).toEqual([]);
    const { rows } = await pool.query('select failure, sent_at from mail');
    expect(rows).toEqual([
      { failure: 'refused', sent_at: null },
      { failure: 'refused', sent_at: null },
    ]);
    expect(await isToldRefused(id)).toBe(true);
    expect(await countOf(pool, 'alarm')).toBe(1);
    expect(await countOf(pool, "pgboss.job where name = 'alarm'")).toBe(1);
    const kept = await pool.query('select to_jsonb(alarm)::text as row from alarm');
    expect(JSON.stringify(kept.rows)).not.toContain('anna');
  },
);

test.each([
  ['RCPT', '450 4.2.1 come back later'],
  ['DATA', '451 4.3.0 come back later'],
  ['RCPT', '530 5.7.0 authenticate first'],
] as const)('refused for now at %s (%s): still owed, nobody is told', async (step, reply) => {
  const { id } = await owedTicket();
  sink.refuse(step, reply);
  await expect(deliverAll()).rejects.toThrow();
  expect(await countOf(pool, 'mail where sent_at is null and failed_at is null')).toBe(1);
  expect(await isToldRefused(id)).toBe(false);
  expect(await countOf(pool, 'alarm')).toBe(0);
  sink.relent();
  expect(await deliverAll()).toEqual(['sent']);
});

test('a later mail that is taken, or another address, ends the trouble; if it returns it is told again', async () => {
  const { id } = await owedTicket();
  sink.refuse('RCPT', '550 no');
  await deliverAll();
  sink.relent();
  await oweAgain(id, 'refunded');
  expect(await deliverAll()).toEqual(['sent']);
  expect(await isToldRefused(id)).toBe(false);
  expect(await openAlarms()).toBe(0);

  sink.refuse('RCPT', '550 no');
  await inTransaction(pool, (tx) => queueTicketAgain(tx, queue, { orderId: id, requestId }));
  await deliverAll();
  expect(await isToldRefused(id)).toBe(true);
  expect(await openAlarms()).toBe(1);
  await correctAddress(id);
  expect(await isToldRefused(id)).toBe(false);
  expect(await openAlarms()).toBe(0);
});

test('a mail that is refused or taken for an address the order no longer has changes nothing', async () => {
  const { id } = await owedTicket();
  const { rows } = await pool.query<{ id: string }>('select id from mail');
  const job = { mailId: rows[0]?.id ?? '', requestId };
  const replying = (reply: 'accepted' | 'refused', email: string): typeof sender => ({
    send: async () => {
      await pool.query('update orders set email = $1', [email]);
      return reply;
    },
    close: () => {},
  });
  const refusing = replying('refused', 'ania@example.com');
  expect(await deliverMail({ ...post, sender: refusing }, job)).toBe('refused');
  expect(await isToldRefused(id)).toBe(false);
  expect(await countOf(pool, 'alarm')).toBe(0);

  await pool.query('update mail set failed_at = null');
  await pool.query('update orders set undeliverable_at = now()');
  const taking = replying('accepted', 'annie@example.com');
  expect(await deliverMail({ ...post, sender: taking }, job)).toBe('sent');
  expect(await isToldRefused(id)).toBe(true);
});

test('an announcement that is refused is told by its order, counted, and goes to a corrected address', async () => {
  const { id } = await sold();
  await pool.query("insert into announcement (name) values ('one')");
  await pool.query("insert into announcement_text values ('one', 'pl', 'Temat', 'Treść')");
  const { rows } = await pool.query<{ id: string }>(
    `insert into announcement_mail (announcement, person, language)
      values ('one', person_of('anna@example.com'), 'pl') returning id`,
  );
  const job = { mailId: rows[0]?.id ?? '', requestId };
  sink.refuse('RCPT', '550 no');
  expect(await deliverAnnouncement(post, job)).toBe('refused');
  expect(await deliverAnnouncement(post, job)).toBe('nothing');
  expect(await isToldRefused(id)).toBe(true);
  expect(await openAlarms()).toBe(1);
  sink.relent();
  await correctAddress(id);
  expect(await countOf(pool, "pgboss.job where name = 'announcement'")).toBe(1);
  expect(await deliverAnnouncement(post, job)).toBe('sent');
  expect(sink.mails.map(({ to }) => to)).toEqual(['ania@example.com']);
});

test('a confirmation that is refused concerns nobody; a message that the organiser did not get does', async () => {
  const { rows } = await pool.query<{ id: string; kind: string }>(
    `with message as (
       insert into contact_message (name, email, subject, message, language)
         values ('Ala', 'ala@example.com', 'x', 'x', 'pl') returning id
     )
     insert into contact_mail (message_id, kind, queued_at)
       select id, unnest(array['confirmation', 'message']), now() from message returning id, kind`,
  );
  sink.refuse('RCPT', '550 no');
  for (const { id: mailId, kind } of rows) {
    expect(await deliverContactMail(post, { mailId, requestId })).toBe('refused');
    expect(await deliverContactMail(post, { mailId, requestId })).toBe('nothing');
    expect(await countOf(pool, 'alarm')).toBe(kind === 'message' ? 1 : 0);
  }
});

test('a server that is slow after it has the mail, slower than the job lives, gets it once', async () => {
  await owner.query('update pgboss.queue set expire_seconds = 1, retry_delay = 1');
  sink.think();
  await owedTicket();
  const work = workOf({ mail: (job) => deliverMail(post, job) });
  const workers = [
    await startWorking(databaseUrl, log, work),
    await startWorking(databaseUrl, log, work),
  ];
  afterwards(() => Promise.all(workers.map((worker) => worker.stop())));
  // The queue has given the job up and handed it out again while the server still thinks.
  await expect
    .poll(() => countOf(pool, "pgboss.job where name = 'mail' and retry_count >= 2"), {
      timeout: 120_000,
    })
    .toBe(1);
  expect(sink.mails).toHaveLength(1);
  sink.goOn();
  await expect
    .poll(() => countOf(pool, 'mail where sent_at is not null'), { timeout: 60_000 })
    .toBe(1);
  await expect
    .poll(() => countOf(pool, "pgboss.job where name = 'mail' and state = 'completed'"), {
      timeout: 60_000,
    })
    .toBe(1);
  expect(sink.mails).toHaveLength(1);
}, 300_000);

test('a server that never answers is given up, and the mail stays owed', async () => {
  await owedTicket();
  sink.think();
  const smtpUrl = `${sink.smtpUrl}?socketTimeout=300`;
  const hasty = createSender({ ...config, mail: { ...config.mail, smtpUrl } });
  const { rows } = await pool.query<{ id: string }>('select id from mail');
  const job = { mailId: rows[0]?.id ?? '', requestId };
  await expect(deliverMail({ ...post, sender: hasty }, job)).rejects.toThrow('Timeout');
  expect(await countOf(pool, 'mail where sent_at is null and failed_at is null')).toBe(1);
});

test('a slow server is given up before the job is taken from the worker', () => {
  const together = Object.values(patience).reduce((sum, milliseconds) => sum + milliseconds, 0);
  expect(together / 1000).toBeLessThan(jobSeconds);
});
