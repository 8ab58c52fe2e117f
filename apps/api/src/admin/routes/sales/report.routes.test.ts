import { beforeEach, expect, test } from 'vitest';
import type { Report } from '@kongres/contract/desk/sales/report';
import { createDeskClient } from '../../../../test/desk-client.ts';
import { insertSampleOrder } from '../../../../test/orders/sample-orders.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { resetShop } from '../../../../test/test-shop.ts';
import { vacuumTable } from '../../../../test/vacuum-table.ts';
import type { Pool } from '../../../platform/db/connection.ts';
import { readReport } from '../../../sales/reports/read-report.ts';

const shop = await startTestApi();
const { pool, owner: databaseOwner } = shop;
const desk = createDeskClient(shop);
const { cookie } = await desk.signInAs('reader');

const now = new Date('2025-12-11T14:05:00Z');

beforeEach(() => resetShop(pool));

test('answers zeros without orders, to roles that read orders only', async () => {
  const answer = await desk.call('getReport', { cookie });
  expect(answer.status).toBe(200);
  const report = (await answer.json()) as Report;
  expect(report.total).toMatchObject({ tickets: 0, netMinor: 0, refundedMinor: 0 });
  expect(report.days).toHaveLength(30);
  expect(report.countries).toEqual([]);
  expect(report.emails).toMatchObject({ sent: 0, median: null, percentile95: null });
  for (const role of ['host', 'editor'] as const) {
    const { cookie: other } = await desk.signInAs(role);
    expect((await desk.call('getReport', { cookie: other })).status).toBe(403);
  }
});

test('returns hostile input as text', async () => {
  const hostile = `"><script>alert(1)</script>`;
  await insertSampleOrder(pool, { paidAt: now, country: hostile, language: hostile });
  await pool.query("update order_email set kind = $1, queued_at = '2025-12-01', sent_at = null", [
    hostile,
  ]);
  const answer = await desk.call('getReport', { cookie });
  expect(answer.status).toBe(200);
  const { countries, languages, lateEmails: lateMails } = (await answer.json()) as Report;
  expect(countries[0]?.key).toBe(hostile);
  expect(languages[0]?.key).toBe(hostile);
  expect(lateMails.oldest[0]?.kind).toBe(hostile);
});

test('reports 100,000 orders in four statements without sorting', async () => {
  await databaseOwner.query(
    `set statement_timeout = 0;
      alter table orders disable trigger user;
      insert into orders (id, client_hash, ticket, email, language, state, net_minor, vat_minor, country, currency,
        token_hash, created_at, checkout_expires_at, hold_expires_at, paid_at)
      select gen_random_uuid(), '', (array['standard', 'premium', 'vip'])[1 + n % 3], 'buyer' || n || '@example.com',
        (array['pl', 'de', 'es'])[1 + n % 7 % 3], 'paid', 29900, 6877, (array['PL', 'DE', 'ES', 'US'])[1 + n % 11 % 4],
        'PLN', sha256(n::text::bytea), now(), now(), now() + interval '5 minutes',
        timestamptz '2025-12-11' - make_interval(mins => n * 2)
      from generate_series(1, 100000) n;
      alter table orders enable trigger user`,
  );
  await vacuumTable(databaseOwner, 'orders');
  const asked: [string, unknown[]?][] = [];
  const connect = async () => {
    const client = await pool.connect();
    const query = async (...sql: [string, unknown[]?]) => {
      asked.push(sql);
      return await client.query(...sql);
    };
    return { query, release: (error?: Error) => client.release(error) };
  };
  const report = await readReport({ pool: { connect } as unknown as Pool, now: () => now });
  const statements = asked.slice(1, -1);
  expect([asked[0]?.[0], asked.at(-1)?.[0]]).toEqual([expect.stringMatching(/^begin/), 'commit']);
  expect(statements).toHaveLength(4);
  const { rows } = await pool.query(`explain ${statements[0]?.[0]}`, statements[0]?.[1]);
  const plan = JSON.stringify(rows);
  expect(plan).toContain('HashAggregate');
  expect(plan).not.toContain('Sort');
  expect(report.total).toMatchObject({ tickets: 0, netMinor: 100_000 * 29_900 });
  expect(report.days).toHaveLength(140);
}, 180_000);
