import { expect, test } from 'vitest';
import { policies } from '@kongres/content/facts/policies';
import { createTestShop } from '../../test/test-shop.ts';
import { rounds } from '../queue/queues.ts';
import { startWorking } from '../queue/work.ts';
import { deleteOldMessages } from './delete-old-messages.ts';

const { pool, databaseUrl, log } = await createTestShop();
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

test('the worker goes this round by the clock, and by hand when it is asked', async () => {
  const { rows } = await pool.query<{ name: string; cron: string }>(
    'select name, cron from pgboss.schedule',
  );
  expect(rows).toEqual(Object.entries(rounds).map(([name, cron]) => ({ name, cron })));

  const idle = () => Promise.resolve('nothing');
  let gone = 0;
  const working = await startWorking(
    databaseUrl,
    log,
    { mail: idle, refund: idle, announcement: idle, contact: idle },
    {
      'contact-retention': () => {
        gone += 1;
        return Promise.resolve('done');
      },
    },
  );
  await pool.query("insert into pgboss.job (name) values ('contact-retention')");
  await expect.poll(() => gone, { timeout: 30_000 }).toBeGreaterThan(0);
  await working.stop();
}, 60_000);
