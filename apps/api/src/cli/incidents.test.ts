import { beforeEach, expect, test } from 'vitest';
import { createOrganiserCli } from '../../test/organiser-cli.ts';
import { insertSoldTicket } from '../../test/orders/sold-tickets.ts';
import {
  countRows,
  createTestShop,
  resetShop,
  createTestEnvironment,
} from '../../test/test-shop.ts';
import { openIncident } from '../platform/incidents/open-incident.ts';

const { pool, queue, databaseUrl } = await createTestShop();
const runCommand = createOrganiserCli(createTestEnvironment(databaseUrl));

beforeEach(() => resetShop(pool));

async function openTestIncidents() {
  const { id: orderId, name, number } = await insertSoldTicket(pool);
  const requestId = 'test';
  await openIncident(pool, queue, { kind: 'dispute', subject: orderId, orderId, requestId });
  await openIncident(pool, queue, { kind: 'refund_stuck', subject: orderId, orderId, requestId });
  const facts = { amount_minor: 15_184 };
  await openIncident(pool, queue, {
    kind: 'unknown_payment',
    subject: 'cs_1',
    details: facts,
    requestId,
  });
  return { name, number };
}

test('lists open incidents with instructions until they are resolved', async () => {
  expect((await runCommand(['incidents'])).out).toBe('Nothing needs attention.\n');
  const { name } = await openTestIncidents();
  const { out } = await runCommand(['incidents']);
  expect(out).toMatch(new RegExp(`not yet +Payment disputed +${name}`));
  expect(out).toMatch(/Payment for an unknown order +cs_1 +amount: .*151\.84/);
  expect(out).toContain('orders recover');

  expect((await runCommand(['incidents', 'resolve', name])).out).toBe(
    `Resolved: Payment disputed (${name})\nResolved: Refund keeps failing (${name})\n`,
  );
  const listed = await runCommand(['incidents', 'list', '--json']);
  const rows = JSON.parse(listed.out) as { id: string; subject: string }[];
  expect(rows).toMatchObject([{ kind: 'unknown_payment', subject: 'cs_1', number: null }]);
  expect((await runCommand(['incidents', 'resolve', rows[0]?.id.slice(0, 8) ?? ''])).code).toBe(0);
  expect((await runCommand(['incidents', 'list'])).out).toBe('Nothing needs attention.\n');
  expect((await runCommand(['incidents', 'list', '--all'])).out).toContain('cs_1');
  expect(await countRows(pool, 'incident where resolved_at is null')).toBe(0);
});

test('the audit log records opened and resolved incidents', async () => {
  const { name, number } = await openTestIncidents();
  await runCommand(['incidents', 'resolve', name]);
  const { rows } = await pool.query(
    `select action, details->>'kind' as kind from audit_log
      where order_number = $1 and action like 'incident%' order by id`,
    [number],
  );
  expect(rows).toEqual([
    { action: 'incident_opened', kind: 'dispute' },
    { action: 'incident_opened', kind: 'refund_stuck' },
    { action: 'incident_resolved', kind: 'dispute' },
    { action: 'incident_resolved', kind: 'refund_stuck' },
  ]);
});

test.each([['KAI-999999'], ['0f9d3a52'], ['nonsense']])(
  'rejects an unknown incident or order with one sentence: %s',
  async (reference) => {
    const { code, err } = await runCommand(['incidents', 'resolve', reference]);
    expect(code).toBe(1);
    expect(err).not.toBe('');
  },
);
