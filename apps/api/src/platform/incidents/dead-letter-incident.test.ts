import { beforeEach, expect, test } from 'vitest';
import { registerCleanup } from '../../../test/register-cleanup.ts';
import { createIdleWork, type JobHandlers } from '../../../test/idle-work.ts';
import { startMailSink } from '../../../test/mail-sink.ts';
import { insertSoldTicket } from '../../../test/orders/sold-tickets.ts';
import { countRows, createTestShop, resetShop } from '../../../test/test-shop.ts';
import { createMigrationSteps } from '../../main/migration-steps.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { deliverAnnouncement } from '../../comms/announcements/deliver-announcement.ts';
import { deliverContactEmail } from '../../comms/contact/deliver-contact-email.ts';
import { deliverOrderEmail } from '../../sales/order-emails/deliver-order-email.ts';
import { queueOrderEmail } from '../../sales/order-emails/order-email.queries.ts';
import { createEmailSender } from '../email/email-sender.ts';
import { queueOptions, type Jobs } from '../queue/queues.ts';
import { startJobWorker } from '../queue/job-worker.ts';
import { openIncidentForDeadLetter } from './dead-letter-incident.ts';
import { deliverIncidentEmail, requeueIncidentEmails } from './deliver-incident-email.ts';

const sink = await startMailSink();
const { pool, owner, ownerUrl, queue, edition, config, databaseUrl, log } = await createTestShop(
  { SMTP_URL: sink.smtpUrl },
  { delayDivisor: 100 },
);
const emailContext = { pool, queue, edition, config, sender: createEmailSender(config) };
const requestId = 'test';

beforeEach(async () => {
  await resetShop(pool);
  await owner.query('truncate announcement cascade');
});

/** Prepares a worker with the rights of the API whose queues retry each job once. */
async function prepareWorker(handlers: Partial<JobHandlers>, { retryLimit = 1 } = {}) {
  await owner.query('update pgboss.queue set retry_limit = $1', [retryLimit]);
  return async () => {
    const working = await startJobWorker(databaseUrl, log, createIdleWork(handlers));
    registerCleanup(() => working.stop());
  };
}

test('opens one incident per failed email, announcement and refund, and emails it in the end', async () => {
  const start = await prepareWorker({
    'order-email': (job) => deliverOrderEmail(emailContext, job),
    announcement: (job) => deliverAnnouncement(emailContext, job),
    'contact-email': (job) => deliverContactEmail(emailContext, job),
    'incident-email': (job) => deliverIncidentEmail(emailContext, job),
    refund: () => Promise.reject(new Error('rejected by Stripe')),
    deadLetter: (exhausted) => openIncidentForDeadLetter({ pool, queue }, exhausted),
  });
  const { id: orderId, name } = await insertSoldTicket(pool);
  await queueOrderEmail(pool, queue, { orderId, kind: 'ticket', requestId });
  await queue.addJob(pool, 'refund', { orderId, requestId });
  await queue.addJob(pool, 'refund', { orderId, requestId });
  await pool.query("insert into announcement (name) values ('one')");
  await pool.query("insert into announcement_text values ('one', 'pl', 'Temat', 'Treść')");
  const { rows: queued } = await pool.query<{ id: string }>(
    `insert into announcement_email (announcement, recipient_hash, language)
      values ('one', email_hash('anna@example.com'), 'pl') returning id`,
  );
  const emailId = queued[0]?.id ?? '';
  await queue.addJob(pool, 'announcement', { emailId, requestId });
  sink.rejectAt('RCPT', '451 not today');
  await start();

  // Three jobs, the second refund, and the emails of the three incidents.
  await expect
    .poll(() => countRows(pool, "pgboss.job where name = 'dead-letter' and state = 'completed'"), {
      timeout: 80_000,
    })
    .toBe(7);
  const { rows } = await pool.query<{ kind: string; subject: string; order_id: string | null }>(
    'select kind, subject, order_id from incident order by kind, subject',
  );
  const { rows: mails } = await pool.query<{ id: string }>('select id from order_email');
  expect(rows).toEqual([
    { kind: 'job_exhausted', subject: `announcement ${emailId}`, order_id: null },
    { kind: 'job_exhausted', subject: `order-email ${mails[0]?.id}`, order_id: orderId },
    { kind: 'refund_stuck', subject: orderId, order_id: orderId },
  ]);
  expect(sink.emails).toHaveLength(0);

  sink.acceptAll();
  expect(await requeueIncidentEmails({ pool, queue })).toBe('3 incident emails queued again');
  await expect.poll(() => sink.emails.length, { timeout: 60_000 }).toBe(3);
  expect(sink.emails.filter(({ head }) => head.includes(name))).toHaveLength(2);
}, 180_000);

test('opens an incident for a job whose worker died on every attempt', async () => {
  const start = await prepareWorker({
    deadLetter: (exhausted) => openIncidentForDeadLetter({ pool, queue }, exhausted),
  });
  await queue.addJob(pool, 'contact-email', { emailId: 'of a dead worker', requestId });
  await pool.query(
    `update pgboss.job set state = 'active', retry_count = retry_limit,
      started_on = now() - interval '1 hour', heartbeat_on = now() - interval '1 hour'`,
  );
  await start();
  const opened =
    "incident where kind = 'job_exhausted' and subject = 'contact-email of a dead worker'";
  await expect.poll(() => countRows(pool, opened), { timeout: 80_000 }).toBe(1);
}, 120_000);

test('a job that always fails delays no other job of its queue', async () => {
  const names = Object.keys(queueOptions) as (keyof Jobs)[];
  const failing = (job: object) =>
    Object.values(job).includes('poisoned')
      ? Promise.reject(new Error('never'))
      : Promise.resolve('done');
  const start = await prepareWorker(Object.fromEntries(names.map((name) => [name, failing])), {
    retryLimit: 1000,
  });
  const add = (name: keyof Jobs, id: string) =>
    queue.addJob(pool, name, {
      emailId: id,
      orderId: id,
      incidentId: id,
      searchId: id,
      testEmailId: id,
      replyId: id,
      requestId,
    });
  for (const name of names) {
    for (const id of ['poisoned', 'poisoned', '1', '2', '3', 'poisoned', '4', '5']) {
      await add(name, id);
    }
  }
  await start();
  await expect
    .poll(() => countRows(pool, "pgboss.job where state = 'completed'"), { timeout: 80_000 })
    .toBe(names.length * 5);
  const left = "pgboss.job where state in ('retry', 'active', 'created')";
  expect(await countRows(pool, left)).toBe(names.length * 3);
  await expect
    .poll(() => countRows(pool, `${left} and retry_count >= 2`), { timeout: 80_000 })
    .toBe(names.length * 3);
  for (const name of names) await add(name, '6');
  await expect
    .poll(() => countRows(pool, "pgboss.job where state = 'completed'"), { timeout: 80_000 })
    .toBe(names.length * 6);
}, 180_000);

test('adds the dead-letter queue to queues and jobs of older versions', async () => {
  await owner.query('update pgboss.queue set dead_letter = null');
  await queue.addJob(pool, 'order-email', { emailId: 'x', requestId });
  expect(await countRows(pool, 'pgboss.job where dead_letter is null')).toBe(1);
  await migrateDatabase({ ownerUrl, databaseUrl }, createMigrationSteps());
  expect(await countRows(pool, 'pgboss.job where dead_letter is null')).toBe(0);
  const { rows } = await pool.query<{ name: string }>(
    "select name from pgboss.queue where dead_letter = 'dead-letter' order by name",
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(queueOptions).toSorted());
});
