import { expect, test } from 'vitest';
import { createIdleWork } from '../../../test/idle-work.ts';
import { countRows, createTestShop } from '../../../test/test-shop.ts';
import { startJobWorker } from './job-worker.ts';

const { pool, queue, databaseUrl, log } = await createTestShop();

test('the worker deletes finished jobs after two weeks with the rights of the API', async () => {
  await pool.query(
    `insert into pgboss.job (name, state, data, created_on, completed_on)
      values ('order-email', 'completed', '{"emailId":"old"}', now() - interval '15 days', now() - interval '14 days'),
        ('order-email', 'failed', '{"emailId":"old"}', now() - interval '15 days', now() - interval '14 days'),
        ('order-email', 'completed', '{"emailId":"new"}', now(), now())`,
  );
  const working = await startJobWorker(databaseUrl, log, createIdleWork());
  await expect.poll(() => countRows(pool, "pgboss.job where data->>'emailId' = 'old'")).toBe(0);
  expect(await countRows(pool, "pgboss.job where data->>'emailId' = 'new'")).toBe(1);
  await working.stop();
  await pool.query('delete from pgboss.job');
});

test('retries a failed job without storing its error message and completes the rest of the batch', async () => {
  for (const emailId of ['1', '2', '3']) {
    await queue.addJob(pool, 'announcement', { emailId, requestId: 'test' });
  }
  const work = createIdleWork({
    announcement: async ({ emailId }) => {
      if (emailId === '2') throw new TypeError('anna@example.com refused');
      return 'sent';
    },
  });
  const working = await startJobWorker(databaseUrl, log, work);
  await expect.poll(() => countRows(pool, "pgboss.job where state = 'retry'")).toBe(1);
  await working.stop();
  expect(await countRows(pool, "pgboss.job where state = 'completed'")).toBe(2);
  const { rows } = await pool.query<{ emailId: string; output: object }>(
    `select data->>'emailId' as "emailId", output from pgboss.job where state = 'retry' and start_after > now()`,
  );
  expect(rows).toMatchObject([{ emailId: '2' }]);
  expect(JSON.stringify(rows)).toContain('TypeError');
  expect(JSON.stringify(rows)).not.toContain('anna');
});

test('fails jobs with invalid data without running them and completes the others', async () => {
  await pool.query('delete from pgboss.job');
  const taken: string[] = [];
  const work = createIdleWork({
    'order-email': async ({ emailId }) => {
      taken.push(emailId);
      return 'sent';
    },
  });
  const working = await startJobWorker(databaseUrl, log, work);
  await pool.query(
    `insert into pgboss.job (name, data, retry_limit)
      values ('order-email', '{"letter": 7}', 0), ('order-email', null, 0)`,
  );
  await queue.addJob(pool, 'order-email', { emailId: 'readable', requestId: 'test' });
  await expect.poll(() => countRows(pool, "pgboss.job where state = 'failed'")).toBe(2);
  await expect.poll(() => taken).toEqual(['readable']);
  await working.stop();
});
