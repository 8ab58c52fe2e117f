import { beforeEach, expect, test } from 'vitest';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { saveDraft } from '../../src/comms/announcements/draft-announcement.ts';
import { startAnnouncement } from '../../src/comms/announcements/start-announcement.ts';
import { everybody, inFour } from '../announcement-desk.ts';
import { closeBarrier, waitAtBarrier } from '../barrier.ts';
import { durableDatabaseServer } from '../config.ts';
import { startMailSink } from '../mail-sink.ts';
import { startWorker } from '../processes.ts';
import { countOf, createTestShop, emptyShop, testEnvironment } from '../test-shop.ts';

/** The announcement as in production: processes of their own, a real queue, real SMTP, and accidents. */
const people = 500;
const sink = await startMailSink();
const { pool, owner, queue, databaseUrl } = await createTestShop(
  {},
  { server: durableDatabaseServer },
);
const env = testEnvironment(databaseUrl, { SMTP_URL: sink.smtpUrl });

/** Five languages in turn; every tenth person holds three tickets, under differently typed addresses. */
beforeEach(async () => {
  await emptyShop(pool);
  await owner.query('truncate announcement cascade');
  await pool.query(
    `with person as (
       select n, copy from generate_series(1, $1) n, generate_series(1, 3) copy
         where copy = 1 or n % 10 = 0
     ), bought as (
       insert into orders (id, token_hash, ticket, email, language, client, state, net_minor,
           vat_minor, currency, paid_at, session_ends_at, hold_ends_at)
         select gen_random_uuid(), sha256((n || ' ' || copy)::bytea), 'standard',
           case copy when 2 then 'Holder' || n || '@Example.com' else 'holder' || n || '@example.com' end,
           ('{pl,en-GB,en-US,de,es}'::text[])[n % 5 + 1], '', 'paid', 12345, 2839, 'PLN', now(),
           now(), now() + interval '1 minute' from person
         returning id
     )
     insert into ticket (order_id, code) select id, id::text from bought`,
    [people],
  );
  expect(await countOf(pool, 'ticket')).toBe(people * 1.2);
});

const sentCount = () => countOf(pool, 'announcement_mail where sent_at is not null');

/** Sends an announcement to everybody, as an editor at the desk does. */
async function announce() {
  const draft = { name: 'stream', revision: 0, words: inFour, audience: everybody };
  expect(await saveDraft({ pool }, draft)).toMatchObject({ ok: true });
  const start = { name: 'stream', revision: 1, at: null, requestId: 'test' };
  const now = () => new Date();
  expect(await startAnnouncement({ pool, queue, now }, start)).toEqual({ ok: true });
}

test('a worker killed in the middle and started again: each of 500 people gets exactly one mail', async () => {
  const report = reportCheck('announcement');
  const half = 230;
  sink.holdAfter(half);
  const worker = startWorker(env);
  await announce();
  // Killed between deliveries: all that the sink took is noted, and the next mails wait at its door.
  // A mail that was taken and not yet noted would come again, under the same Message-ID.
  await expect.poll(sentCount, { timeout: 90_000, interval: 100 }).toBe(half);
  await worker.kill();
  expect(sink.mails).toHaveLength(half);
  sink.goOn();

  const another = startWorker(env);
  await expect
    .poll(
      async () => {
        await passTime();
        return await sentCount();
      },
      { timeout: 90_000, interval: 200 },
    )
    .toBe(people);
  report(`${people} people: ${sink.mails.length} mails`);
  expect(sink.mails).toHaveLength(people);
  expect(new Set(sink.mails.map(({ to }) => to.toLowerCase())).size).toBe(people);
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(people);
  await another.kill();
}, 240_000);

/** What would take the queue a quarter of a minute: to miss the dead worker, then to try again. */
async function passTime() {
  await pool.query(
    `update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute'
      where name = 'announcement' and state = 'active' and heartbeat_on < now() - interval '6 seconds'`,
  );
  await pool.query("update pgboss.job set start_after = now() where state = 'retry'");
}

test('a worker killed while it queues and started again queues everyone once', async () => {
  await owner.query(
    `create function wait_in_the_middle() returns trigger language plpgsql as $$ begin
       if (select count(*) from announcement_mail) >= 120 then
         ${waitAtBarrier};
       end if;
       return new;
     end $$;
     create trigger wait before insert on announcement_mail
       for each row execute function wait_in_the_middle()`,
  );
  const barrier = await closeBarrier(pool);
  // No mail leaves, so that every job is still there to be counted.
  sink.holdAfter(0);
  const worker = startWorker(env);
  await announce();
  await expect.poll(barrier.waiting, { timeout: 90_000, interval: 50 }).toBe(1);
  await worker.kill();
  await barrier.open();
  await owner.query('drop function wait_in_the_middle cascade');

  const queued = await countOf(pool, 'announcement_mail');
  expect(queued).toBeGreaterThan(0);
  expect(queued).toBeLessThan(people);
  expect(await countOf(pool, "pgboss.job where name = 'announcement'")).toBe(queued);

  startWorker(env);
  await expect
    .poll(() => countOf(pool, "announcement where state = 'done'"), { timeout: 60_000 })
    .toBe(1);
  expect(await countOf(pool, 'announcement_mail')).toBe(people);
  expect(await countOf(pool, "pgboss.job where name = 'announcement'")).toBe(people);
  expect(
    await countOf(
      pool,
      "(select distinct data->>'mailId' from pgboss.job where name = 'announcement') job",
    ),
  ).toBe(people);
}, 180_000);
