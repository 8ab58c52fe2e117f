import { beforeEach, expect, test } from 'vitest';
import type { Overview } from '@kongres/contract/desk/sales/overview';
import { deskOf } from '../../../../test/desk.ts';
import { insertSold } from '../../../../test/orders/sold-tickets.ts';
import { issuedTicket } from '../../../../test/orders/issued-ticket.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { emptyShop, setStock } from '../../../../test/test-shop.ts';
import { readOverview } from '../../overview/read-overview.ts';

const shop = await startTestApi();
const { pool, edition } = shop;
const desk = deskOf(shop);
const { cookie } = await desk.signedInAs('reader');

/** A Wednesday at noon in Warsaw, in winter time. */
const noon = new Date('2026-02-04T11:00:00Z');
const overviewAt = (now: Date) => readOverview({ pool, now: () => now, edition });

beforeEach(() => emptyShop(pool));

async function soldAt(moment: string, more: Parameters<typeof insertSold>[1] = {}) {
  return await insertSold(pool, { createdAt: new Date(moment), ...more });
}

test('today is held against yesterday at the same hour, by the calendar of the congress', async () => {
  // Half past midnight in Warsaw is still yesterday in Greenwich.
  await soldAt('2026-02-03T23:30:00Z');
  await soldAt('2026-02-04T10:59:00Z');
  await soldAt('2026-02-03T10:59:00Z');
  await soldAt('2026-02-03T11:01:00Z');
  // Sunday before, and a month ago.
  await soldAt('2026-02-01T12:00:00Z');
  await soldAt('2026-01-04T12:00:00Z');
  const read = await overviewAt(noon);
  expect(read.today).toMatchObject({ tickets: 2, netMinor: 2 * 12_345, grossMinor: 2 * 15_184 });
  expect(read.yesterdayUntilNow).toBe(1);
  expect(read.week.tickets).toBe(4);
  expect(read.total.tickets).toBe(6);
  expect(read.days).toHaveLength(30);
  expect(read.days.map(({ day }) => day)).toEqual(read.days.map(({ day }) => day).toSorted());
  expect(read.days.at(-1)).toMatchObject({ day: '2026-02-04', tickets: 2 });
  expect(read.days[0]).toMatchObject({ day: '2026-01-06', tickets: 0 });
});

test('more money than an integer of the database holds is added up', async () => {
  for (const number of [1, 2]) {
    const { id } = await soldAt('2026-02-04T10:00:00Z', { email: `rich${number}@example.com` });
    await pool.query('update orders set net_minor = 2000000000, vat_minor = 0 where id = $1', [id]);
  }
  const read = await overviewAt(noon);
  const sum = { tickets: 2, netMinor: 4_000_000_000, grossMinor: 4_000_000_000 };
  expect([read.today, read.week, read.total]).toMatchObject([sum, sum, sum]);
});

test('what was given away is no sale, and what nobody paid neither', async () => {
  await issuedTicket({ ...shop, now: () => noon });
  await soldAt('2026-02-04T10:00:00Z', { state: 'expired' });
  const read = await overviewAt(noon);
  expect([read.today.tickets, read.total.tickets]).toEqual([0, 0]);
  expect(read.latest).toHaveLength(2);
  expect(read.languages).toEqual([{ language: 'pl', tickets: 1 }]);
});

test('what waits for a hand is named once, the worst first, and goes when it is seen to', async () => {
  expect((await overviewAt(noon)).waiting).toEqual([]);
  const bounced = await soldAt('2026-02-01T10:00:00Z');
  await pool.query('update orders set undeliverable_at = $2 where number = $1', [
    bounced.number,
    noon,
  ]);
  const owed = await soldAt('2026-02-02T10:00:00Z', { state: 'needs_refund' });
  await pool.query(
    `insert into alarm (kind, subject, order_id, facts, raised_at) values
      ('dispute', 'one', $1, '{}', $3), ('dispute_inquiry', 'two', $2, '{}', $3),
      ('job_exhausted', 'mail', null, '{}', $3), ('refund_failed', 'x', $1, '{}', $3),
      ('undeliverable', 'y', $2, '{}', $3)`,
    [owed.id, bounced.id, noon],
  );
  const { waiting } = await overviewAt(noon);
  expect(waiting.map(({ kind, count }) => [kind, count])).toEqual([
    ['needs_refund', 1],
    ['dispute', 2],
    ['bounced', 1],
    ['exhausted', 1],
    ['other', 1],
  ]);
  expect(waiting.find(({ kind }) => kind === 'bounced')?.numbers).toEqual([bounced.number]);
  await pool.query('update alarm set settled_at = now()');
  await pool.query('update orders set undeliverable_at = null');
  const after = await overviewAt(noon);
  expect(after.waiting.map(({ kind }) => kind)).toEqual(['needs_refund']);
});

test('a mail that should have gone is waited for five minutes, then told', async () => {
  const { id } = await soldAt('2026-02-04T10:00:00Z');
  await pool.query("insert into mail (order_id, kind, queued_at) values ($1, 'ticket', $2)", [
    id,
    noon,
  ]);
  const later = (minutes: number) => overviewAt(new Date(noon.getTime() + minutes * 60_000));
  expect((await later(4)).waiting).toEqual([]);
  expect((await later(6)).waiting).toMatchObject([{ kind: 'late_mail', count: 1 }]);
});

test('quotas, and the answer as a whole, for whoever may read it', async () => {
  await setStock(pool, 'vip', { capacity: 200 });
  const answer = await desk.call('overview', { cookie });
  expect(answer.status).toBe(200);
  const read = (await answer.json()) as Overview;
  expect(read.stock.find(({ ticket }) => ticket === 'vip')).toMatchObject({
    sold: 0,
    held: 0,
    capacity: 200,
    isOpen: true,
  });
  expect(read.daysLeft).toBe(84);
  const { cookie: host } = await desk.signedInAs('host');
  expect((await desk.call('overview', { cookie: host })).status).toBe(403);
});
