import { expect, test } from 'vitest';
import { inTransaction } from '../../src/platform/db/connection.ts';
import { queueOrderEmail } from '../../src/sales/order-emails/order-email.queries.ts';
import { durableDatabaseServer } from '../config.ts';
import { startMailSink } from '../mail-sink.ts';
import { startWorker } from '../processes.ts';
import { insertSoldTicket } from '../orders/sold-tickets.ts';
import { countRows, createTestShop, createTestEnvironment } from '../test-shop.ts';

test('processes refunds and repeats no email while the mail server responds slowly', async () => {
  const sink = await startMailSink();
  sink.delayResponses();
  const { pool, queue, databaseUrl } = await createTestShop({}, { server: durableDatabaseServer });
  // The worker fetches announcements in batches of ten and tickets singly, four at a time each.
  const people = 40;
  const tickets = 6;
  await pool.query("insert into announcement (name) values ('one')");
  await pool.query("insert into announcement_text values ('one', 'pl', 'Temat', 'Treść')");
  for (let n = 0; n < people; n += 1) {
    const email = `buyer${n}@example.com`;
    const { id: orderId } = await insertSoldTicket(pool, { email });
    await inTransaction(pool, async (tx) => {
      if (n < tickets)
        await queueOrderEmail(tx, queue, { orderId, kind: 'ticket', requestId: 'test' });
      const { rows } = await tx.query<{ id: string }>(
        `insert into announcement_email (announcement, recipient_hash, language)
          values ('one', email_hash($1), 'pl') returning id`,
        [email],
      );
      await queue.addJob(tx, 'announcement', { emailId: rows[0]?.id ?? '', requestId: 'test' });
    });
  }
  // Avoids a worker timeout on a busy machine.
  const smtpUrl = `${sink.smtpUrl}?socketTimeout=600000`;
  const worker = startWorker(createTestEnvironment(databaseUrl, { SMTP_URL: smtpUrl }));
  // The worker's concurrency; each job keeps its row locked.
  await expect.poll(() => sink.emails.length, { timeout: 80_000 }).toBe(8);
  const { id: orderId } = await insertSoldTicket(pool);
  await queue.addJob(pool, 'refund', { orderId, requestId: 'test' });
  const refund = (more: string) => countRows(pool, `pgboss.job where name = 'refund' and ${more}`);
  await expect
    .poll(() => refund("(state = 'completed' or retry_count > 0)"), { timeout: 60_000 })
    .toBe(1);
  expect(await refund("state = 'completed' and retry_count = 0")).toBe(1);
  expect(sink.emails).toHaveLength(8);

  sink.resume();
  await expect.poll(() => sink.emails.length, { timeout: 80_000 }).toBe(people + tickets);
  const sent = () =>
    countRows(
      pool,
      `(select sent_at from order_email union all select sent_at from announcement_email) unsent
        where sent_at is not null`,
    );
  await expect.poll(sent, { timeout: 80_000 }).toBe(people + tickets);
  expect(new Set(sink.emails.map(({ messageId }) => messageId)).size).toBe(people + tickets);
  await worker.stop();
}, 300_000);
