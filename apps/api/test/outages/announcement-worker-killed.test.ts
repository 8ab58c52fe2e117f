import { beforeEach, expect, test } from 'vitest';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { saveDraft } from '../../src/comms/announcements/announcement-drafts.ts';
import { startAnnouncement } from '../../src/comms/announcements/start-announcement.ts';
import { allRecipients, sampleTexts } from '../announcement-desk.ts';
import { closeBarrier, waitAtBarrier } from '../barrier.ts';
import { durableDatabaseServer } from '../config.ts';
import { startMailSink } from '../mail-sink.ts';
import { startWorker } from '../processes.ts';
import { countRows, createTestShop, resetShop, createTestEnvironment } from '../test-shop.ts';

const recipientCount = 500;
const sink = await startMailSink();
const { pool, owner, queue, databaseUrl } = await createTestShop(
  {},
  { server: durableDatabaseServer },
);
const env = createTestEnvironment(databaseUrl, { SMTP_URL: sink.smtpUrl });

// Five languages in turn; every tenth person has three tickets, one under another spelling of the address.
beforeEach(async () => {
  await resetShop(pool);
  await owner.query('truncate announcement cascade');
  await pool.query(
    `with person as (
       select n, copy from generate_series(1, $1) n, generate_series(1, 3) copy
         where copy = 1 or n % 10 = 0
     ), bought as (
       insert into orders (id, token_hash, ticket, email, language, client_hash, state, net_minor,
           vat_minor, currency, paid_at, checkout_expires_at, hold_expires_at)
         select gen_random_uuid(), sha256((n || ' ' || copy)::bytea), 'standard',
           case copy when 2 then 'Holder' || n || '@Example.com' else 'holder' || n || '@example.com' end,
           ('{pl,en-GB,en-US,de,es}'::text[])[n % 5 + 1], '', 'paid', 12345, 2839, 'PLN', now(),
           now(), now() + interval '1 minute' from person
         returning id
     )
     insert into ticket (order_id, code) select id, id::text from bought`,
    [recipientCount],
  );
  expect(await countRows(pool, 'ticket')).toBe(recipientCount * 1.2);
});

const countSent = () => countRows(pool, 'announcement_email where sent_at is not null');

async function sendAnnouncement() {
  const draft = { name: 'stream', revision: 0, words: sampleTexts, audience: allRecipients };
  expect(await saveDraft({ pool }, draft)).toMatchObject({ ok: true });
  const start = { name: 'stream', revision: 1, at: null, requestId: 'test' };
  const now = () => new Date();
  expect(await startAnnouncement({ pool, queue, now }, start)).toEqual({ ok: true });
}

test('each of 500 people gets one email although a worker is killed while sending', async () => {
  const report = reportCheck('announcement');
  const half = 230;
  sink.acceptAtMost(half);
  const worker = startWorker(env);
  await sendAnnouncement();
  // Killed between deliveries: every accepted email is marked as sent. One that was accepted but not marked
  // would be sent again under the same Message-ID.
  await expect.poll(countSent, { timeout: 90_000, interval: 100 }).toBe(half);
  await worker.kill();
  expect(sink.emails).toHaveLength(half);
  sink.resume();

  const another = startWorker(env);
  await expect
    .poll(
      async () => {
        await skipQueueDelays();
        return await countSent();
      },
      { timeout: 90_000, interval: 200 },
    )
    .toBe(recipientCount);
  report(`${recipientCount} people: ${sink.emails.length} mails`);
  expect(sink.emails).toHaveLength(recipientCount);
  expect(new Set(sink.emails.map(({ to }) => to.toLowerCase())).size).toBe(recipientCount);
  expect(new Set(sink.emails.map(({ messageId }) => messageId)).size).toBe(recipientCount);
  await another.kill();
}, 240_000);

/** Shortens the heartbeat timeout and the retry delay, which take 15 seconds. */
async function skipQueueDelays() {
  await pool.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute'
      where name = 'announcement' and state = 'active' and heartbeat_on < now() - interval '6 seconds'`,
  );
  await pool.query("update pgboss.job set start_after = now() where state = 'retry'");
}

test('queues each person once although a worker is killed while queueing', async () => {
  await owner.query(
    `create function wait_in_the_middle() returns trigger language plpgsql as $$ begin
       if (select count(*) from announcement_email) >= 120 then
         ${waitAtBarrier};
       end if;
       return new;
     end $$;
     create trigger wait before insert on announcement_email
       for each row execute function wait_in_the_middle()`,
  );
  const barrier = await closeBarrier(pool);
  // Nothing is sent, so that every job can be counted.
  sink.acceptAtMost(0);
  const worker = startWorker(env);
  await sendAnnouncement();
  await expect.poll(barrier.waiting, { timeout: 90_000, interval: 50 }).toBe(1);
  await worker.kill();
  await barrier.open();
  await owner.query('drop function wait_in_the_middle cascade');

  const queued = await countRows(pool, 'announcement_email');
  expect(queued).toBeGreaterThan(0);
  expect(queued).toBeLessThan(recipientCount);
  expect(await countRows(pool, "pgboss.job where name = 'announcement'")).toBe(queued);

  startWorker(env);
  await expect
    .poll(() => countRows(pool, "announcement where state = 'done'"), { timeout: 60_000 })
    .toBe(1);
  expect(await countRows(pool, 'announcement_email')).toBe(recipientCount);
  expect(await countRows(pool, "pgboss.job where name = 'announcement'")).toBe(recipientCount);
  expect(
    await countRows(
      pool,
      "(select distinct data->>'emailId' from pgboss.job where name = 'announcement') job",
    ),
  ).toBe(recipientCount);
}, 180_000);
