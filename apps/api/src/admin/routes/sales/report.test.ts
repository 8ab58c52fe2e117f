import { beforeEach, expect, test } from 'vitest';
import type { Report } from '@kongres/contract/desk/sales/report';
import { deskOf } from '../../../../test/desk.ts';
import { insertSample } from '../../../../test/orders/sample-orders.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { emptyShop } from '../../../../test/test-shop.ts';
import { vacuumTable } from '../../../../test/vacuum-table.ts';
import type { Pool } from '../../../platform/db/connection.ts';
import { readReport } from '../../../sales/reports/read-report.ts';

const shop = await startTestApi();
const { pool, owner: databaseOwner } = shop;
const desk = deskOf(shop);
const { cookie } = await desk.signedInAs('reader');

const now = new Date('2025-12-11T14:05:00Z');

beforeEach(() => emptyShop(pool));

test('a shop without a single order answers in zeros, and to whoever may read it', async () => {
  const answer = await desk.call('report', { cookie });
  expect(answer.status).toBe(200);
  const report = (await answer.json()) as Report;
  expect(report.total).toMatchObject({ tickets: 0, netMinor: 0, refundedMinor: 0 });
  expect(report.days).toHaveLength(30);
  expect(report.countries).toEqual([]);
  expect(report.mails).toMatchObject({ sent: 0, median: null, percentile95: null });
  for (const role of ['host', 'editor'] as const) {
    const { cookie: other } = await desk.signedInAs(role);
    expect((await desk.call('report', { cookie: other })).status).toBe(403);
  }
});

test('whatever a buyer wrote, the answer carries it as text', async () => {
  const hostile = `"><script>alert(1)</script>`;
  await insertSample(pool, { paidAt: now, country: hostile, language: hostile });
  await pool.query("update mail set kind = $1, queued_at = '2025-12-01', sent_at = null", [
    hostile,
  ]);
  const answer = await desk.call('report', { cookie });
  expect(answer.status).toBe(200);
  const { countries, languages, lateMails } = (await answer.json()) as Report;
  expect(countries[0]?.key).toBe(hostile);
  expect(languages[0]?.key).toBe(hostile);
  expect(lateMails.oldest[0]?.kind).toBe(hostile);
});

test('with a hundred thousand orders it is four statements, and none of them sorts all orders', async () => {
  await databaseOwner.query(
    `set statement_timeout = 0;
      alter table orders disable trigger user;
      insert into orders (id, client, ticket, email, language, state, net_minor, vat_minor, country, currency,
        token_hash, created_at, session_ends_at, hold_ends_at, paid_at)
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
