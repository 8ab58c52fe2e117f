import { expect, test } from 'vitest';
import { workOf } from '../../../test/idle-handlers.ts';
import { countOf, createTestShop } from '../../../test/test-shop.ts';
import { startWorking } from './work.ts';

const { pool, queue, databaseUrl, log } = await createTestShop();

test('the worker, in the role of the API, forgets a finished job after two weeks', async () => {
  await pool.query(
    `insert into pgboss.job (name, state, data, created_on, completed_on)
      values ('mail', 'completed', '{"mailId":"old"}', now() - interval '15 days', now() - interval '14 days'),
        ('mail', 'failed', '{"mailId":"old"}', now() - interval '15 days', now() - interval '14 days'),
        ('mail', 'completed', '{"mailId":"new"}', now(), now())`,
  );
  const working = await startWorking(databaseUrl, log, workOf());
  await expect.poll(() => countOf(pool, "pgboss.job where data->>'mailId' = 'old'")).toBe(0);
  expect(await countOf(pool, "pgboss.job where data->>'mailId' = 'new'")).toBe(1);
  await working.stop();
  await pool.query('delete from pgboss.job');
});

test('a job that fails comes back later, without its words, and the others of its batch are done', async () => {
  for (const mailId of ['1', '2', '3']) {
    await queue.add(pool, 'announcement', { mailId, requestId: 'test' });
  }
  const work = workOf({
    announcement: async ({ mailId }) => {
      if (mailId === '2') throw new TypeError('anna@example.com refused');
      return 'sent';
    },
  });
  const working = await startWorking(databaseUrl, log, work);
  await expect.poll(() => countOf(pool, "pgboss.job where state = 'retry'")).toBe(1);
  await working.stop();
  expect(await countOf(pool, "pgboss.job where state = 'completed'")).toBe(2);
  const { rows } = await pool.query<{ mailId: string; output: object }>(
    `select data->>'mailId' as "mailId", output from pgboss.job where state = 'retry' and start_after > now()`,
  );
  expect(rows).toMatchObject([{ mailId: '2' }]);
  expect(JSON.stringify(rows)).toContain('TypeError');
  expect(JSON.stringify(rows)).not.toContain('anna');
});

test('a job that this version cannot read is not handed on and fails, and the others are done', async () => {
  await pool.query('delete from pgboss.job');
  const taken: string[] = [];
  const work = workOf({
    mail: async ({ mailId }) => {
      taken.push(mailId);
      return 'sent';
    },
  });
  const working = await startWorking(databaseUrl, log, work);
  await pool.query(
    `insert into pgboss.job (name, data, retry_limit)
      values ('mail', '{"letter": 7}', 0), ('mail', null, 0)`,
  );
  await queue.add(pool, 'mail', { mailId: 'readable', requestId: 'test' });
  await expect.poll(() => countOf(pool, "pgboss.job where state = 'failed'")).toBe(2);
  await expect.poll(() => taken).toEqual(['readable']);
  await working.stop();
});
