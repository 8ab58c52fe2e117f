import { beforeEach, expect, test } from 'vitest';
import { organiser } from '@kongres/content/facts/organiser';
import { startMailSink } from '../../../test/mail-sink.ts';
import { insertSoldTicket } from '../../../test/orders/sold-tickets.ts';
import { countRows, createTestShop, resetShop } from '../../../test/test-shop.ts';
import { inTransaction } from '../db/connection.ts';
import { createEmailSender } from '../email/email-sender.ts';
import { deliverIncidentEmail, requeueIncidentEmails } from './deliver-incident-email.ts';
import { openIncident } from './open-incident.ts';

const sink = await startMailSink();
const { pool, queue, config } = await createTestShop({ SMTP_URL: sink.smtpUrl });
const sender = createEmailSender(config);

beforeEach(() => resetShop(pool));

type OpenIncident = Parameters<typeof openIncident>[2];

function openTestIncident(incident: Partial<OpenIncident> = {}) {
  return inTransaction(pool, (tx) =>
    openIncident(tx, queue, {
      kind: 'provider_refuses',
      subject: 'checkout',
      requestId: 'test',
      ...incident,
    }),
  );
}

function deliverTestEmail(incidentId: string) {
  return deliverIncidentEmail({ pool, sender }, { incidentId, requestId: 'test' });
}

async function listIncidentIds() {
  const { rows } = await pool.query<{ id: string }>('select id from incident order by opened_at');
  return rows.map(({ id }) => id);
}

test('opens and emails one incident per kind and subject, also when opened concurrently', async () => {
  const { id: orderId, name } = await insertSoldTicket(pool);
  const incident = { kind: 'dispute', subject: orderId, orderId } as const;
  const raised = await Promise.all([1, 2, 3].map(() => openTestIncident(incident)));
  expect(raised.filter(Boolean)).toHaveLength(1);
  expect(await openTestIncident(incident)).toBe(false);
  expect(await countRows(pool, 'incident')).toBe(1);
  expect(await countRows(pool, "pgboss.job where name = 'incident-email'")).toBe(1);

  const [id = ''] = await listIncidentIds();
  const before = sink.emails.length;
  expect(await deliverTestEmail(id)).toBe('sent');
  expect(await deliverTestEmail(id)).toBe('not_pending');
  expect(sink.emails).toHaveLength(before + 1);
  expect(sink.emails.at(-1)).toMatchObject({ recipients: [organiser.email] });
  expect(sink.emails.at(-1)?.head).toContain(name);
});

test('opens no incident if the transaction rolls back', async () => {
  const failing = inTransaction(pool, async (tx) => {
    await openIncident(tx, queue, { kind: 'dispute', subject: 'x', requestId: 'test' });
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await countRows(pool, 'incident')).toBe(0);
  expect(await countRows(pool, "pgboss.job where name = 'incident-email'")).toBe(0);
});

test('reopens a resolved incident of a recurring kind with another email, and no other kind', async () => {
  await openTestIncident();
  await openTestIncident({ kind: 'amount_mismatch', subject: 'one' });
  for (const id of await listIncidentIds()) await deliverTestEmail(id);
  await pool.query('update incident set resolved_at = now()');
  expect(await openTestIncident()).toBe(true);
  expect(await openTestIncident()).toBe(false);
  expect(await openTestIncident({ kind: 'amount_mismatch', subject: 'one' })).toBe(false);
  expect(await countRows(pool, 'incident where resolved_at is null')).toBe(1);

  for (const id of await listIncidentIds()) await deliverTestEmail(id);
  const ids = sink.emails.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('queues the email of an incident without a pending job again, once', async () => {
  await openTestIncident();
  expect(await requeueIncidentEmails({ pool, queue })).toBe('0 incident emails queued again');
  await pool.query("update pgboss.job set state = 'failed' where name = 'incident-email'");
  expect(await requeueIncidentEmails({ pool, queue })).toBe('1 incident emails queued again');
  expect(await requeueIncidentEmails({ pool, queue })).toBe('0 incident emails queued again');
  const [id = ''] = await listIncidentIds();
  await deliverTestEmail(id);
  await pool.query("update pgboss.job set state = 'failed' where name = 'incident-email'");
  expect(await requeueIncidentEmails({ pool, queue })).toBe('0 incident emails queued again');
});

test('removes email addresses from the facts', async () => {
  await openTestIncident({
    details: { reason: 'anna@example.com unknown', status: 'failed', amount_minor: 5 },
  });
  const { rows } = await pool.query('select details from incident');
  expect(rows).toEqual([{ details: { reason: null, status: 'failed', amount_minor: 5 } }]);
});
