import { beforeEach, expect, test } from 'vitest';
import { organiserOf } from '../../test/run-organiser.ts';
import { insertSold } from '../../test/orders/sold-tickets.ts';
import { countOf, createTestShop, emptyShop, testEnvironment } from '../../test/test-shop.ts';
import { raiseAlarm } from '../platform/incidents/raise-alarm.ts';

const { pool, queue, databaseUrl } = await createTestShop();
const organise = organiserOf(testEnvironment(databaseUrl));

beforeEach(() => emptyShop(pool));

async function raiseSome() {
  const { id: orderId, name, number } = await insertSold(pool);
  const requestId = 'test';
  await raiseAlarm(pool, queue, { kind: 'dispute', subject: orderId, orderId, requestId });
  await raiseAlarm(pool, queue, { kind: 'refund_stuck', subject: orderId, orderId, requestId });
  const facts = { amount_minor: 15_184 };
  await raiseAlarm(pool, queue, { kind: 'unknown_payment', subject: 'cs_1', facts, requestId });
  return { name, number };
}

test('what needs a person is listed with what to do, until it is settled', async () => {
  expect((await organise(['alarms'])).out).toBe('Nothing needs a person.\n');
  const { name } = await raiseSome();
  const { out } = await organise(['alarms']);
  expect(out).toMatch(new RegExp(`not yet +Payment disputed +${name}`));
  expect(out).toMatch(/Payment of an order we don’t know +cs_1 +amount: .*151\.84/);
  expect(out).toContain('orders recover');

  expect((await organise(['alarms', 'settle', name])).out).toBe(
    `Settled: Payment disputed (${name})\nSettled: Refund doesn’t go through (${name})\n`,
  );
  const listed = await organise(['alarms', 'list', '--json']);
  const rows = JSON.parse(listed.out) as { id: string; subject: string }[];
  expect(rows).toMatchObject([{ kind: 'unknown_payment', subject: 'cs_1', number: null }]);
  expect((await organise(['alarms', 'settle', rows[0]?.id.slice(0, 8) ?? ''])).code).toBe(0);
  expect((await organise(['alarms', 'list'])).out).toBe('Nothing needs a person.\n');
  expect((await organise(['alarms', 'list', '--all'])).out).toContain('cs_1');
  expect(await countOf(pool, 'alarm where settled_at is null')).toBe(0);
});

test('the journal notes who needed a person and who settled it', async () => {
  const { name, number } = await raiseSome();
  await organise(['alarms', 'settle', name]);
  const { rows } = await pool.query(
    `select deed, facts->>'kind' as kind from journal
      where order_number = $1 and deed like 'alarm%' order by id`,
    [number],
  );
  expect(rows).toEqual([
    { deed: 'alarm_raised', kind: 'dispute' },
    { deed: 'alarm_raised', kind: 'refund_stuck' },
    { deed: 'alarm_settled', kind: 'dispute' },
    { deed: 'alarm_settled', kind: 'refund_stuck' },
  ]);
});

test.each([['KAI-999999'], ['0f9d3a52'], ['nonsense']])(
  'settling what is not there is refused in one sentence: %s',
  async (which) => {
    const { code, err } = await organise(['alarms', 'settle', which]);
    expect(code).toBe(1);
    expect(err).not.toBe('');
  },
);
