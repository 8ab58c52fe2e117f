import { beforeEach, expect, test } from 'vitest';
import { organiser } from '@kongres/content/facts/organiser';
import { startMailSink } from '../../../test/mail-sink.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { countOf, createTestShop, emptyShop } from '../../../test/test-shop.ts';
import { inTransaction } from '../db/connection.ts';
import { createSender } from '../mail/sender.ts';
import { deliverAlarm, oweAlarmMails } from './deliver-alarm.ts';
import { raiseAlarm } from './raise-alarm.ts';

const sink = await startMailSink();
const { pool, queue, config } = await createTestShop({ SMTP_URL: sink.smtpUrl });
const sender = createSender(config);

beforeEach(() => emptyShop(pool));

type Alarm = Parameters<typeof raiseAlarm>[2];

function raise(alarm: Partial<Alarm> = {}) {
  return inTransaction(pool, (tx) =>
    raiseAlarm(tx, queue, {
      kind: 'provider_refuses',
      subject: 'checkout',
      requestId: 'test',
      ...alarm,
    }),
  );
}

function mail(alarmId: string) {
  return deliverAlarm({ pool, sender }, { alarmId, requestId: 'test' });
}

async function alarmIds() {
  const { rows } = await pool.query<{ id: string }>('select id from alarm order by raised_at');
  return rows.map(({ id }) => id);
}

test('the same alarm, raised by several at once and again, is told once', async () => {
  const { id: orderId, name } = await insertSold(pool);
  const alarm = { kind: 'dispute', subject: orderId, orderId } as const;
  const raised = await Promise.all([1, 2, 3].map(() => raise(alarm)));
  expect(raised.filter(Boolean)).toHaveLength(1);
  expect(await raise(alarm)).toBe(false);
  expect(await countOf(pool, 'alarm')).toBe(1);
  expect(await countOf(pool, "pgboss.job where name = 'alarm'")).toBe(1);

  const [id = ''] = await alarmIds();
  const before = sink.mails.length;
  expect(await mail(id)).toBe('sent');
  expect(await mail(id)).toBe('nothing');
  expect(sink.mails).toHaveLength(before + 1);
  expect(sink.mails.at(-1)).toMatchObject({ recipients: [organiser.email] });
  expect(sink.mails.at(-1)?.head).toContain(name);
});

test('an alarm of a transaction that fails was never raised', async () => {
  const failing = inTransaction(pool, async (tx) => {
    await raiseAlarm(tx, queue, { kind: 'dispute', subject: 'x', requestId: 'test' });
    throw new Error('afterwards');
  });
  await expect(failing).rejects.toThrow('afterwards');
  expect(await countOf(pool, 'alarm')).toBe(0);
  expect(await countOf(pool, "pgboss.job where name = 'alarm'")).toBe(0);
});

test('a settled state of things that returns is told again, as another mail; a settled event is not', async () => {
  await raise();
  await raise({ kind: 'amount_mismatch', subject: 'one' });
  for (const id of await alarmIds()) await mail(id);
  await pool.query('update alarm set settled_at = now()');
  expect(await raise()).toBe(true);
  expect(await raise()).toBe(false);
  expect(await raise({ kind: 'amount_mismatch', subject: 'one' })).toBe(false);
  expect(await countOf(pool, 'alarm where settled_at is null')).toBe(1);

  for (const id of await alarmIds()) await mail(id);
  const ids = sink.mails.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('an alarm whose mail nobody is going to send is queued again, once', async () => {
  await raise();
  expect(await oweAlarmMails({ pool, queue })).toBe('0 alarms queued again');
  await pool.query("update pgboss.job set state = 'failed' where name = 'alarm'");
  expect(await oweAlarmMails({ pool, queue })).toBe('1 alarms queued again');
  expect(await oweAlarmMails({ pool, queue })).toBe('0 alarms queued again');
  const [id = ''] = await alarmIds();
  await mail(id);
  await pool.query("update pgboss.job set state = 'failed' where name = 'alarm'");
  expect(await oweAlarmMails({ pool, queue })).toBe('0 alarms queued again');
});

test('an address among the facts is not kept', async () => {
  await raise({ facts: { reason: 'anna@example.com unknown', status: 'failed', amount_minor: 5 } });
  const { rows } = await pool.query('select facts from alarm');
  expect(rows).toEqual([{ facts: { reason: null, status: 'failed', amount_minor: 5 } }]);
});
