import { beforeEach, expect, test } from 'vitest';
import { registerCleanup } from '../../../test/register-cleanup.ts';
import { createIdleWork } from '../../../test/idle-work.ts';
import { startMailSink } from '../../../test/mail-sink.ts';
import { insertSoldTicket } from '../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop } from '../../../test/test-shop.ts';
import { inTransaction } from '../db/connection.ts';
import { deriveOrderToken } from '../../sales/orders/order-token.ts';
import { hashToken } from '../tokens.ts';
import { jobTimeoutSeconds } from '../queue/queues.ts';
import { startJobWorker } from '../queue/job-worker.ts';
import { deliverAnnouncement } from '../../comms/announcements/deliver-announcement.ts';
import { deliverContactEmail } from '../../comms/contact/deliver-contact-email.ts';
import { deliverOrderEmail } from '../../sales/order-emails/deliver-order-email.ts';
import {
  queueOrderEmail,
  queueTicketEmailCopy,
} from '../../sales/order-emails/order-email.queries.ts';
import { changeOrderEmail } from '../../sales/transfers/change-order-email.ts';
import { createEmailSender, smtpTimeouts } from './email-sender.ts';

const sink = await startMailSink();
const shop = await startTestApi({ SMTP_URL: sink.smtpUrl });
const { pool, owner, queue, config, databaseUrl, log, origin } = shop;
const sender = createEmailSender(config);
const emailContext = { pool, queue, sender, edition: shop.edition, config };
const requestId = 'test';

beforeEach(async () => {
  await resetShop(pool);
  await owner.query('truncate announcement cascade');
  await owner.query('truncate contact_message cascade');
  sink.emails.length = 0;
  sink.acceptAll();
  sink.resume();
});

async function insertSoldOrder() {
  const order = await insertSoldTicket(pool);
  const token = hashToken(deriveOrderToken(config.secret, { id: order.id, tokenVersion: 0 }));
  await pool.query('update orders set token_hash = $2 where id = $1', [order.id, token]);
  return order;
}

async function queueTicketEmail() {
  const order = await insertSoldOrder();
  await queueEmail(order.id, 'ticket');
  return order;
}

function queueEmail(orderId: string, kind: 'ticket' | 'refunded') {
  return inTransaction(pool, (tx) => queueOrderEmail(tx, queue, { orderId, kind, requestId }));
}

function correctAddress(orderId: string) {
  return changeOrderEmail(shop, orderId, { email: 'ania@example.com', requestId, link: null });
}

async function deliverPendingEmails() {
  const { rows } = await pool.query<{ id: string }>(
    'select id from order_email where sent_at is null and failed_at is null order by queued_at',
  );
  const outcomes: string[] = [];
  for (const { id: emailId } of rows)
    outcomes.push(await deliverOrderEmail(emailContext, { emailId, requestId }));
  return outcomes;
}

async function isEmailReportedRejected(id: string) {
  const { rows } = await pool.query<{ tokenVersion: number }>(
    'select token_version as "tokenVersion" from orders where id = $1',
    [id],
  );
  const { tokenVersion = 0 } = rows[0] ?? {};
  const response = await fetch(`${origin}/api/order`, {
    headers: { Authorization: `Bearer ${deriveOrderToken(config.secret, { id, tokenVersion })}` },
  });
  return ((await response.json()) as { mailRefused: boolean }).mailRefused;
}

const countOpenIncidents = () =>
  countRows(
    pool,
    "incident where kind = 'undeliverable' and resolved_at is null and order_id is not null",
  );

test.each([
  ['RCPT', '550 5.1.1 <anna@example.com> knows nobody here'],
  ['DATA', '554 5.7.1 anna@example.com does not want this'],
] as const)(
  'permanent rejection at %s: no retry, one incident, and the server’s reply is not stored',
  async (step, reply) => {
    const { id } = await queueTicketEmail();
    await queueEmail(id, 'refunded');
    expect(await isEmailReportedRejected(id)).toBe(false);
    sink.rejectAt(step, reply);
    expect(await deliverPendingEmails()).toEqual(['rejected', 'rejected']);
    expect(await deliverPendingEmails()).toEqual([]);
    const { rows } = await pool.query('select failure, sent_at from order_email');
    expect(rows).toEqual([
      { failure: 'refused', sent_at: null },
      { failure: 'refused', sent_at: null },
    ]);
    expect(await isEmailReportedRejected(id)).toBe(true);
    expect(await countRows(pool, 'incident')).toBe(1);
    expect(await countRows(pool, "pgboss.job where name = 'incident-email'")).toBe(1);
    const kept = await pool.query('select to_jsonb(incident)::text as row from incident');
    expect(JSON.stringify(kept.rows)).not.toContain('anna');
  },
);

test.each([
  ['RCPT', '450 4.2.1 come back later'],
  ['DATA', '451 4.3.0 come back later'],
  ['RCPT', '530 5.7.0 authenticate first'],
] as const)(
  'temporary rejection at %s (%s): stays pending without an incident',
  async (step, reply) => {
    const { id } = await queueTicketEmail();
    sink.rejectAt(step, reply);
    await expect(deliverPendingEmails()).rejects.toThrow();
    expect(await countRows(pool, 'order_email where sent_at is null and failed_at is null')).toBe(
      1,
    );
    expect(await isEmailReportedRejected(id)).toBe(false);
    expect(await countRows(pool, 'incident')).toBe(0);
    sink.acceptAll();
    expect(await deliverPendingEmails()).toEqual(['sent']);
  },
);

test('an accepted email or a corrected address resolves the incident; a new rejection reopens it', async () => {
  const { id } = await queueTicketEmail();
  sink.rejectAt('RCPT', '550 no');
  await deliverPendingEmails();
  sink.acceptAll();
  await queueEmail(id, 'refunded');
  expect(await deliverPendingEmails()).toEqual(['sent']);
  expect(await isEmailReportedRejected(id)).toBe(false);
  expect(await countOpenIncidents()).toBe(0);

  sink.rejectAt('RCPT', '550 no');
  await inTransaction(pool, (tx) => queueTicketEmailCopy(tx, queue, { orderId: id, requestId }));
  await deliverPendingEmails();
  expect(await isEmailReportedRejected(id)).toBe(true);
  expect(await countOpenIncidents()).toBe(1);
  await correctAddress(id);
  expect(await isEmailReportedRejected(id)).toBe(false);
  expect(await countOpenIncidents()).toBe(0);
});

test('ignores the result of an email to a former address', async () => {
  const { id } = await queueTicketEmail();
  const { rows } = await pool.query<{ id: string }>('select id from order_email');
  const job = { emailId: rows[0]?.id ?? '', requestId };
  const replying = (reply: 'accepted' | 'rejected', email: string): typeof sender => ({
    send: async () => {
      await pool.query('update orders set email = $1', [email]);
      return reply;
    },
    close: () => {},
  });
  const rejecting = replying('rejected', 'ania@example.com');
  expect(await deliverOrderEmail({ ...emailContext, sender: rejecting }, job)).toBe('rejected');
  expect(await isEmailReportedRejected(id)).toBe(false);
  expect(await countRows(pool, 'incident')).toBe(0);

  await pool.query('update order_email set failed_at = null');
  await pool.query('update orders set undeliverable_at = now()');
  const accepting = replying('accepted', 'annie@example.com');
  expect(await deliverOrderEmail({ ...emailContext, sender: accepting }, job)).toBe('sent');
  expect(await isEmailReportedRejected(id)).toBe(true);
});

test('a rejected announcement opens an incident of its order and is sent to the corrected address', async () => {
  const { id } = await insertSoldOrder();
  await pool.query("insert into announcement (name) values ('one')");
  await pool.query("insert into announcement_text values ('one', 'pl', 'Temat', 'Treść')");
  const { rows } = await pool.query<{ id: string }>(
    `insert into announcement_email (announcement, recipient_hash, language)
      values ('one', email_hash('anna@example.com'), 'pl') returning id`,
  );
  const job = { emailId: rows[0]?.id ?? '', requestId };
  sink.rejectAt('RCPT', '550 no');
  expect(await deliverAnnouncement(emailContext, job)).toBe('rejected');
  expect(await deliverAnnouncement(emailContext, job)).toBe('not_pending');
  expect(await isEmailReportedRejected(id)).toBe(true);
  expect(await countOpenIncidents()).toBe(1);
  sink.acceptAll();
  await correctAddress(id);
  expect(await countRows(pool, "pgboss.job where name = 'announcement'")).toBe(1);
  expect(await deliverAnnouncement(emailContext, job)).toBe('sent');
  expect(sink.emails.map(({ to }) => to)).toEqual(['ania@example.com']);
});

test('opens an incident for a rejected contact message, but not for its confirmation', async () => {
  const { rows } = await pool.query<{ id: string; kind: string }>(
    `with message as (
       insert into contact_message (name, email, subject, message, language)
         values ('Ala', 'ala@example.com', 'x', 'x', 'pl') returning id
     )
     insert into contact_email (message_id, kind, queued_at)
       select id, unnest(array['confirmation', 'message']), now() from message returning id, kind`,
  );
  sink.rejectAt('RCPT', '550 no');
  for (const { id: emailId, kind } of rows) {
    expect(await deliverContactEmail(emailContext, { emailId, requestId })).toBe('rejected');
    expect(await deliverContactEmail(emailContext, { emailId, requestId })).toBe('not_pending');
    expect(await countRows(pool, 'incident')).toBe(kind === 'message' ? 1 : 0);
  }
});

test('sends once to a server that replies after the job has expired', async () => {
  await owner.query('update pgboss.queue set expire_seconds = 1, retry_delay = 1');
  sink.delayResponses();
  await queueTicketEmail();
  const work = createIdleWork({ 'order-email': (job) => deliverOrderEmail(emailContext, job) });
  const workers = [
    await startJobWorker(databaseUrl, log, work),
    await startJobWorker(databaseUrl, log, work),
  ];
  registerCleanup(() => Promise.all(workers.map((worker) => worker.stop())));
  // The queue has expired and retried the job before the server replied.
  await expect
    .poll(() => countRows(pool, "pgboss.job where name = 'order-email' and retry_count >= 2"), {
      timeout: 120_000,
    })
    .toBe(1);
  expect(sink.emails).toHaveLength(1);
  sink.resume();
  await expect
    .poll(() => countRows(pool, 'order_email where sent_at is not null'), { timeout: 60_000 })
    .toBe(1);
  await expect
    .poll(() => countRows(pool, "pgboss.job where name = 'order-email' and state = 'completed'"), {
      timeout: 60_000,
    })
    .toBe(1);
  expect(sink.emails).toHaveLength(1);
}, 300_000);

test('times out on a server that never replies, and the email stays pending', async () => {
  await queueTicketEmail();
  sink.delayResponses();
  const smtpUrl = `${sink.smtpUrl}?socketTimeout=300`;
  const impatient = createEmailSender({ ...config, email: { ...config.email, smtpUrl } });
  const { rows } = await pool.query<{ id: string }>('select id from order_email');
  const job = { emailId: rows[0]?.id ?? '', requestId };
  await expect(deliverOrderEmail({ ...emailContext, sender: impatient }, job)).rejects.toThrow(
    'Timeout',
  );
  expect(await countRows(pool, 'order_email where sent_at is null and failed_at is null')).toBe(1);
});

test('SMTP timeouts are shorter than the job timeout', () => {
  const totalMs = Object.values(smtpTimeouts).reduce((sum, milliseconds) => sum + milliseconds, 0);
  expect(totalMs / 1000).toBeLessThan(jobTimeoutSeconds);
});
