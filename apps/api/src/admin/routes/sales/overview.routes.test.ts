import { beforeEach, expect, test } from 'vitest';
import type { Overview } from '@kongres/contract/desk/sales/overview';
import { createDeskClient } from '../../../../test/desk-client.ts';
import { insertSoldTicket } from '../../../../test/orders/sold-tickets.ts';
import { issueTestTicket } from '../../../../test/orders/issue-test-ticket.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { resetShop, setQuota } from '../../../../test/test-shop.ts';
import { readOverview } from '../../overview/read-overview.ts';

const shop = await startTestApi();
const { pool, edition } = shop;
const desk = createDeskClient(shop);
const { cookie } = await desk.signInAs('reader');

/** Wednesday noon in Warsaw, winter time. */
const noon = new Date('2026-02-04T11:00:00Z');
const readOverviewAt = (now: Date) => readOverview({ pool, now: () => now, edition });

beforeEach(() => resetShop(pool));

async function insertTicketSoldAt(
  moment: string,
  more: Parameters<typeof insertSoldTicket>[1] = {},
) {
  return await insertSoldTicket(pool, { createdAt: new Date(moment), ...more });
}

test('compares today with yesterday at the same time of day in local time', async () => {
  // 00:30 in Warsaw, still the previous day in UTC.
  await insertTicketSoldAt('2026-02-03T23:30:00Z');
  await insertTicketSoldAt('2026-02-04T10:59:00Z');
  await insertTicketSoldAt('2026-02-03T10:59:00Z');
  await insertTicketSoldAt('2026-02-03T11:01:00Z');
  await insertTicketSoldAt('2026-02-01T12:00:00Z');
  await insertTicketSoldAt('2026-01-04T12:00:00Z');
  const read = await readOverviewAt(noon);
  expect(read.today).toMatchObject({ tickets: 2, netMinor: 2 * 12_345, grossMinor: 2 * 15_184 });
  expect(read.yesterdayUntilNow).toBe(1);
  expect(read.week.tickets).toBe(4);
  expect(read.total.tickets).toBe(6);
  expect(read.days).toHaveLength(30);
  expect(read.days.map(({ day }) => day)).toEqual(read.days.map(({ day }) => day).toSorted());
  expect(read.days.at(-1)).toMatchObject({ day: '2026-02-04', tickets: 2 });
  expect(read.days[0]).toMatchObject({ day: '2026-01-06', tickets: 0 });
});

test('adds up amounts beyond 32 bits', async () => {
  for (const number of [1, 2]) {
    const { id } = await insertTicketSoldAt('2026-02-04T10:00:00Z', {
      email: `rich${number}@example.com`,
    });
    await pool.query('update orders set net_minor = 2000000000, vat_minor = 0 where id = $1', [id]);
  }
  const read = await readOverviewAt(noon);
  const sum = { tickets: 2, netMinor: 4_000_000_000, grossMinor: 4_000_000_000 };
  expect([read.today, read.week, read.total]).toMatchObject([sum, sum, sum]);
});

test('excludes complimentary and unpaid orders from sales', async () => {
  await issueTestTicket({ ...shop, now: () => noon });
  await insertTicketSoldAt('2026-02-04T10:00:00Z', { state: 'expired' });
  const read = await readOverviewAt(noon);
  expect([read.today.tickets, read.total.tickets]).toEqual([0, 0]);
  expect(read.latestOrders).toHaveLength(2);
  expect(read.languages).toEqual([{ language: 'pl', tickets: 1 }]);
});

test('lists what needs attention once, most urgent first, until it is resolved', async () => {
  expect((await readOverviewAt(noon)).needsAttention).toEqual([]);
  const bounced = await insertTicketSoldAt('2026-02-01T10:00:00Z');
  await pool.query('update orders set undeliverable_at = $2 where number = $1', [
    bounced.number,
    noon,
  ]);
  const refundDue = await insertTicketSoldAt('2026-02-02T10:00:00Z', { state: 'needs_refund' });
  await pool.query(
    `insert into incident (kind, subject, order_id, details, opened_at) values
      ('dispute', 'one', $1, '{}', $3), ('dispute_inquiry', 'two', $2, '{}', $3),
      ('job_exhausted', 'mail', null, '{}', $3), ('refund_failed', 'x', $1, '{}', $3),
      ('undeliverable', 'y', $2, '{}', $3)`,
    [refundDue.id, bounced.id, noon],
  );
  const { needsAttention: waiting } = await readOverviewAt(noon);
  expect(waiting.map(({ kind, count }) => [kind, count])).toEqual([
    ['needs_refund', 1],
    ['dispute', 2],
    ['bounced', 1],
    ['failed_job', 1],
    ['other', 1],
  ]);
  expect(waiting.find(({ kind }) => kind === 'bounced')?.numbers).toEqual([bounced.number]);
  await pool.query('update incident set resolved_at = now()');
  await pool.query('update orders set undeliverable_at = null');
  const after = await readOverviewAt(noon);
  expect(after.needsAttention.map(({ kind }) => kind)).toEqual(['needs_refund']);
});

test('lists an email as late after five minutes', async () => {
  const { id } = await insertTicketSoldAt('2026-02-04T10:00:00Z');
  await pool.query(
    "insert into order_email (order_id, kind, queued_at) values ($1, 'ticket', $2)",
    [id, noon],
  );
  const later = (minutes: number) => readOverviewAt(new Date(noon.getTime() + minutes * 60_000));
  expect((await later(4)).needsAttention).toEqual([]);
  expect((await later(6)).needsAttention).toMatchObject([{ kind: 'late_email', count: 1 }]);
});

test('answers quotas to roles that read orders', async () => {
  await setQuota(pool, 'vip', { limit: 200 });
  const answer = await desk.call('getOverview', { cookie });
  expect(answer.status).toBe(200);
  const read = (await answer.json()) as Overview;
  expect(read.quotas.find(({ ticket }) => ticket === 'vip')).toMatchObject({
    sold: 0,
    held: 0,
    limit: 200,
    isOpen: true,
  });
  expect(read.daysLeft).toBe(84);
  const { cookie: host } = await desk.signInAs('host');
  expect((await desk.call('getOverview', { cookie: host })).status).toBe(403);
});
