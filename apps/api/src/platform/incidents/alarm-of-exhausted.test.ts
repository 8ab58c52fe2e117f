import { beforeEach, expect, test } from 'vitest';
import { afterwards } from '../../../test/afterwards.ts';
import { workOf, type Handlers } from '../../../test/idle-handlers.ts';
import { startMailSink } from '../../../test/mail-sink.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { countOf, createTestShop, emptyShop } from '../../../test/test-shop.ts';
import { migrationSteps } from '../../main/migration-steps.ts';
import { migrate } from '../db/migrate.ts';
import { deliverAnnouncement } from '../../comms/announcements/deliver-announcement.ts';
import { deliverContactMail } from '../../comms/contact/deliver-contact-mail.ts';
import { deliverMail } from '../../sales/order-emails/deliver-mail.ts';
import { queueMail } from '../../sales/order-emails/mail-queries.ts';
import { createSender } from '../mail/sender.ts';
import { queues, type Jobs } from '../queue/queues.ts';
import { startWorking } from '../queue/work.ts';
import { alarmOfExhausted } from './alarm-of-exhausted.ts';
import { deliverAlarm, oweAlarmMails } from './deliver-alarm.ts';

const sink = await startMailSink();
const { pool, owner, ownerUrl, queue, edition, config, databaseUrl, log } = await createTestShop(
  { SMTP_URL: sink.smtpUrl },
  { hurry: 100 },
);
const post = { pool, queue, edition, config, sender: createSender(config) };
const requestId = 'test';

beforeEach(async () => {
  await emptyShop(pool);
  await owner.query('truncate announcement cascade');
});

/** A worker in the role of the product; the queue tries each job once more and no longer. */
async function work(handlers: Partial<Handlers>, { retryLimit = 1 } = {}) {
  await owner.query('update pgboss.queue set retry_limit = $1', [retryLimit]);
  return async () => {
    const working = await startWorking(databaseUrl, log, workOf(handlers));
    afterwards(() => working.stop());
  };
}

test('a mail, an announcement and a refund that fail every time each raise one alarm, which arrives in the end', async () => {
  const start = await work({
    mail: (job) => deliverMail(post, job),
    announcement: (job) => deliverAnnouncement(post, job),
    contact: (job) => deliverContactMail(post, job),
    alarm: (job) => deliverAlarm(post, job),
    refund: () => Promise.reject(new Error('Stripe says no')),
    exhausted: (exhausted) => alarmOfExhausted({ pool, queue }, exhausted),
  });
  const { id: orderId, name } = await insertSold(pool);
  await queueMail(pool, queue, { orderId, kind: 'ticket', requestId });
  // A second job of the same subject is no second alarm.
  await queue.add(pool, 'refund', { orderId, requestId });
  await queue.add(pool, 'refund', { orderId, requestId });
  await pool.query("insert into announcement (name) values ('one')");
  await pool.query("insert into announcement_text values ('one', 'pl', 'Temat', 'Treść')");
  const { rows: owed } = await pool.query<{ id: string }>(
    `insert into announcement_mail (announcement, person, language)
      values ('one', person_of('anna@example.com'), 'pl') returning id`,
  );
  const mailId = owed[0]?.id ?? '';
  await queue.add(pool, 'announcement', { mailId, requestId });
  sink.refuse('RCPT', '451 not today');
  await start();

  // The three, the second refund, and the mails of the three alarms themselves.
  await expect
    .poll(() => countOf(pool, "pgboss.job where name = 'exhausted' and state = 'completed'"), {
      timeout: 80_000,
    })
    .toBe(7);
  const { rows } = await pool.query<{ kind: string; subject: string; order_id: string | null }>(
    'select kind, subject, order_id from alarm order by kind, subject',
  );
  const { rows: mails } = await pool.query<{ id: string }>('select id from mail');
  expect(rows).toEqual([
    { kind: 'job_exhausted', subject: `announcement ${mailId}`, order_id: null },
    { kind: 'job_exhausted', subject: `mail ${mails[0]?.id}`, order_id: orderId },
    { kind: 'refund_stuck', subject: orderId, order_id: orderId },
  ]);
  expect(sink.mails).toHaveLength(0);

  sink.relent();
  expect(await oweAlarmMails({ pool, queue })).toBe('3 alarms queued again');
  await expect.poll(() => sink.mails.length, { timeout: 60_000 }).toBe(3);
  expect(sink.mails.filter(({ head }) => head.includes(name))).toHaveLength(2);
}, 180_000);

test('a job whose worker died with it every time is told of, too', async () => {
  const start = await work({
    exhausted: (exhausted) => alarmOfExhausted({ pool, queue }, exhausted),
  });
  await queue.add(pool, 'contact', { mailId: 'of a dead worker', requestId });
  await pool.query(
    `update pgboss.job set state = 'active', retry_count = retry_limit,
      started_on = now() - interval '1 hour', heartbeat_on = now() - interval '1 hour'`,
  );
  await start();
  const told = "alarm where kind = 'job_exhausted' and subject = 'contact of a dead worker'";
  await expect.poll(() => countOf(pool, told), { timeout: 80_000 }).toBe(1);
}, 120_000);

test('a job that can never be done delays no other, in any queue', async () => {
  const names = Object.keys(queues) as (keyof Jobs)[];
  const failing = (job: object) =>
    Object.values(job).includes('poisoned')
      ? Promise.reject(new Error('never'))
      : Promise.resolve('done');
  const start = await work(Object.fromEntries(names.map((name) => [name, failing])), {
    retryLimit: 1000,
  });
  const add = (name: keyof Jobs, id: string) =>
    queue.add(pool, name, {
      mailId: id,
      orderId: id,
      alarmId: id,
      searchId: id,
      trialId: id,
      answerId: id,
      requestId,
    });
  for (const name of names) {
    for (const id of ['poisoned', 'poisoned', '1', '2', '3', 'poisoned', '4', '5']) {
      await add(name, id);
    }
  }
  await start();
  await expect
    .poll(() => countOf(pool, "pgboss.job where state = 'completed'"), { timeout: 80_000 })
    .toBe(names.length * 5);
  const left = "pgboss.job where state in ('retry', 'active', 'created')";
  expect(await countOf(pool, left)).toBe(names.length * 3);
  // And while they come round again and again, a new one is done at once.
  await expect
    .poll(() => countOf(pool, `${left} and retry_count >= 2`), { timeout: 80_000 })
    .toBe(names.length * 3);
  for (const name of names) await add(name, '6');
  await expect
    .poll(() => countOf(pool, "pgboss.job where state = 'completed'"), { timeout: 80_000 })
    .toBe(names.length * 6);
}, 180_000);

test('a queue of a version without this one sends its exhausted jobs here, also those it held already', async () => {
  await owner.query('update pgboss.queue set dead_letter = null');
  await queue.add(pool, 'mail', { mailId: 'x', requestId });
  expect(await countOf(pool, 'pgboss.job where dead_letter is null')).toBe(1);
  await migrate({ ownerUrl, databaseUrl }, migrationSteps());
  expect(await countOf(pool, 'pgboss.job where dead_letter is null')).toBe(0);
  const { rows } = await pool.query<{ name: string }>(
    "select name from pgboss.queue where dead_letter = 'exhausted' order by name",
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(queues).toSorted());
});
