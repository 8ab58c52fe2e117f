import { expect, test } from 'vitest';
import { inTransaction } from '../../src/platform/db/connection.ts';
import { queueMail } from '../../src/sales/order-emails/mail-queries.ts';
import { durableDatabaseServer } from '../config.ts';
import { startMailSink } from '../mail-sink.ts';
import { startWorker } from '../processes.ts';
import { insertSold } from '../orders/sold-tickets.ts';
import { countOf, createTestShop, testEnvironment } from '../test-shop.ts';

test('while a mail server thinks about every mail it has, refunds go on and no mail comes twice', async () => {
  const sink = await startMailSink();
  sink.think();
  const { pool, queue, databaseUrl } = await createTestShop({}, { server: durableDatabaseServer });
  // Announcements are taken by the ten, four times; tickets one by one, four times.
  const people = 40;
  const tickets = 6;
  await pool.query("insert into announcement (name) values ('one')");
  await pool.query("insert into announcement_text values ('one', 'pl', 'Temat', 'Treść')");
  for (let n = 0; n < people; n += 1) {
    const email = `buyer${n}@example.com`;
    const { id: orderId } = await insertSold(pool, { email });
    await inTransaction(pool, async (tx) => {
      if (n < tickets) await queueMail(tx, queue, { orderId, kind: 'ticket', requestId: 'test' });
      const { rows } = await tx.query<{ id: string }>(
        `insert into announcement_mail (announcement, person, language)
          values ('one', person_of($1), 'pl') returning id`,
        [email],
      );
      await queue.add(tx, 'announcement', { mailId: rows[0]?.id ?? '', requestId: 'test' });
    });
  }
  // However busy the machine, it is not the worker's patience that ends this.
  const smtpUrl = `${sink.smtpUrl}?socketTimeout=600000`;
  const worker = startWorker(testEnvironment(databaseUrl, { SMTP_URL: smtpUrl }));
  // As many as the worker takes at once; each keeps its row locked.
  await expect.poll(() => sink.mails.length, { timeout: 80_000 }).toBe(8);
  const { id: orderId } = await insertSold(pool);
  await queue.add(pool, 'refund', { orderId, requestId: 'test' });
  const refund = (more: string) => countOf(pool, `pgboss.job where name = 'refund' and ${more}`);
  await expect
    .poll(() => refund("(state = 'completed' or retry_count > 0)"), { timeout: 60_000 })
    .toBe(1);
  expect(await refund("state = 'completed' and retry_count = 0")).toBe(1);
  expect(sink.mails).toHaveLength(8);

  sink.goOn();
  await expect.poll(() => sink.mails.length, { timeout: 80_000 }).toBe(people + tickets);
  const sent = () =>
    countOf(
      pool,
      `(select sent_at from mail union all select sent_at from announcement_mail) owed
        where sent_at is not null`,
    );
  await expect.poll(sent, { timeout: 80_000 }).toBe(people + tickets);
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(people + tickets);
  await worker.stop();
}, 300_000);
