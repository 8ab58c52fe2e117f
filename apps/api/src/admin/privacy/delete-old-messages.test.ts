import { expect, test } from 'vitest';
import { policies } from '@kongres/content/facts/policies';
import { setDatabaseClock } from '../../../test/database-clock.ts';
import { createIdleWork } from '../../../test/idle-work.ts';
import { createTestShop } from '../../../test/test-shop.ts';
import { cronSchedules } from '../../platform/queue/queues.ts';
import { startJobWorker } from '../../platform/queue/job-worker.ts';
import { deleteOldMessages } from './delete-old-messages.ts';

const { pool, owner, databaseUrl, log } = await createTestShop();
const getNow = () => new Date('2026-11-15T12:00:00Z');

async function insertMessage(subject: string, createdAt: Date) {
  await pool.query(
    `with message as (
        insert into contact_message (name, email, subject, message, language, created_at)
          values ('Ala', 'ala@example.com', $1, 'x', 'pl', $2) returning id
      )
      insert into contact_email (message_id, kind, queued_at) select id, 'message', $2 from message`,
    [subject, createdAt],
  );
}

test('deletes messages and their emails after the promised months', async () => {
  await setDatabaseClock(owner, getNow());
  const end = getNow();
  end.setUTCMonth(end.getUTCMonth() - policies.contactMonths);
  await insertMessage('old', new Date(end.getTime() - 1000));
  await insertMessage('young', new Date(end.getTime() + 1000));
  await pool.query(
    `insert into used_proof values ('past', $1), ('open', $1::timestamptz + interval '1 minute')`,
    [getNow()],
  );
  expect(await deleteOldMessages({ pool, now: getNow })).toBe('1 messages deleted');
  const { rows } = await pool.query(
    'select m.subject from contact_message m join contact_email c on c.message_id = m.id',
  );
  expect(rows).toEqual([{ subject: 'young' }]);
  const { rows: proofs } = await pool.query('select signature from used_proof');
  expect(proofs).toEqual([{ signature: 'open' }]);
});

test('schedules every periodic task and runs it on demand', async () => {
  const { rows } = await pool.query<{ name: string; cron: string }>(
    'select name, cron from pgboss.schedule',
  );
  expect(Object.fromEntries(rows.map(({ name, cron }) => [name, cron]))).toEqual(cronSchedules);

  const finished = new Set<string>();
  const scheduled = Object.fromEntries(
    Object.keys(cronSchedules).map((name) => [
      name,
      () => {
        finished.add(name);
        return Promise.resolve('done');
      },
    ]),
  ) as Record<keyof typeof cronSchedules, () => Promise<string>>;
  const working = await startJobWorker(databaseUrl, log, {
    ...createIdleWork(),
    scheduledTasks: scheduled,
  });
  await pool.query('insert into pgboss.job (name) select unnest($1::text[])', [
    Object.keys(cronSchedules),
  ]);
  await expect
    .poll(() => [...finished].toSorted(), { timeout: 30_000 })
    .toEqual(Object.keys(cronSchedules).toSorted());
  await working.stop();
}, 60_000);
