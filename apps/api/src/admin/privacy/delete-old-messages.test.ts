import { expect, test } from 'vitest';
import { policies } from '@kongres/content/facts/policies';
import { setDatabaseClock } from '../../../test/database-clock.ts';
import { workOf } from '../../../test/idle-handlers.ts';
import { createTestShop } from '../../../test/test-shop.ts';
import { schedule } from '../../platform/queue/queues.ts';
import { startWorking } from '../../platform/queue/work.ts';
import { deleteOldMessages } from './delete-old-messages.ts';

const { pool, owner, databaseUrl, log } = await createTestShop();
const now = () => new Date('2026-11-15T12:00:00Z');

async function leave(subject: string, createdAt: Date) {
  await pool.query(
    `with message as (
        insert into contact_message (name, email, subject, message, language, created_at)
          values ('Ala', 'ala@example.com', $1, 'x', 'pl', $2) returning id
      )
      insert into contact_mail (message_id, kind, queued_at) select id, 'message', $2 from message`,
    [subject, createdAt],
  );
}

test('messages go with their mails when the promised months are over, and no sooner', async () => {
  await setDatabaseClock(owner, now());
  const end = now();
  end.setUTCMonth(end.getUTCMonth() - policies.contactMonths);
  await leave('old', new Date(end.getTime() - 1000));
  await leave('young', new Date(end.getTime() + 1000));
  await pool.query(
    `insert into contact_proof values ('past', $1), ('open', $1::timestamptz + interval '1 minute')`,
    [now()],
  );
  expect(await deleteOldMessages({ pool, now })).toBe('1 messages deleted');
  const { rows } = await pool.query(
    'select m.subject from contact_message m join contact_mail c on c.message_id = m.id',
  );
  expect(rows).toEqual([{ subject: 'young' }]);
  const { rows: proofs } = await pool.query('select signature from contact_proof');
  expect(proofs).toEqual([{ signature: 'open' }]);
});

test('the worker goes every round by the clock, and by hand when it is asked', async () => {
  const { rows } = await pool.query<{ name: string; cron: string }>(
    'select name, cron from pgboss.schedule',
  );
  expect(Object.fromEntries(rows.map(({ name, cron }) => [name, cron]))).toEqual(schedule);

  const gone = new Set<string>();
  const scheduled = Object.fromEntries(
    Object.keys(schedule).map((name) => [
      name,
      () => {
        gone.add(name);
        return Promise.resolve('done');
      },
    ]),
  ) as Record<keyof typeof schedule, () => Promise<string>>;
  const working = await startWorking(databaseUrl, log, { ...workOf(), scheduled });
  await pool.query('insert into pgboss.job (name) select unnest($1::text[])', [
    Object.keys(schedule),
  ]);
  await expect
    .poll(() => [...gone].toSorted(), { timeout: 30_000 })
    .toEqual(Object.keys(schedule).toSorted());
  await working.stop();
}, 60_000);
