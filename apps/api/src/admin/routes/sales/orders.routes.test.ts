import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { DeskOrder, DeskOrders } from '@kongres/contract/desk/sales/orders';
import { createDeskClient } from '../../../../test/desk-client.ts';
import { issueTestTicket } from '../../../../test/orders/issue-test-ticket.ts';
import { insertSoldTicket } from '../../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countRows, resetShop, readQuota } from '../../../../test/test-shop.ts';
import { vacuumTable } from '../../../../test/vacuum-table.ts';
import type { Connection } from '../../../platform/db/connection.ts';
import { countOrders, listOrders } from '../../../sales/orders/order-list.queries.ts';
import { erasePerson } from '../../privacy/erase-person.ts';

const shop = await startTestApi();
const { pool, owner: databaseOwner } = shop;
const desk = createDeskClient(shop);
const sales = await desk.signInAs('sales');

beforeEach(() => resetShop(pool));

async function fetchOrders(query: Record<string, string> = {}): Promise<DeskOrders> {
  const search = `?${new URLSearchParams(query).toString()}`;
  const answer = await desk.call('listOrders', { cookie: sales.cookie, query: search });
  expect(answer.status).toBe(200);
  return (await answer.json()) as DeskOrders;
}

async function readOrder(number: number): Promise<DeskOrder> {
  const query = `?number=${number}`;
  return (await (await desk.call('getOrder', { cookie: sales.cookie, query })).json()) as DeskOrder;
}

const getOrderNumbers = ({ orders }: DeskOrders) => orders.map(({ number }) => number);

test('finds orders by number, email, name, company, tax id and code, partial and case-insensitive', async () => {
  await insertSoldTicket(pool, { email: 'other@example.com' });
  const { number } = await insertSoldTicket(pool, {
    email: 'zofia.cis@example.com',
    buyerName: 'Zofia Ćiś',
    companyName: 'Warta_Systemy 100% sp. z o.o.',
    taxId: 'PL 525-000-12-34',
    code: 'ABCD-EFGH-JKMN-PQRS',
  });
  for (const q of [
    String(number),
    `KAI-${number}`,
    `kai ${number}`,
    'Zofia.Cis@example.com',
    'cis@exa',
    'zofia ć',
    'ĆIŚ',
    'warta_systemy',
    '100% sp',
    '525-000-12-34',
    '5250001234',
    'abcd efgh jkmn pqrs',
  ]) {
    expect([q, getOrderNumbers(await fetchOrders({ q }))]).toEqual([q, [number]]);
  }
  // Pattern characters are literal, and fewer than three letters match nothing.
  for (const q of ['war%sys', 'warta-systemy', 'ci', "' or true --", '\\', '%%%', '___']) {
    expect([q, getOrderNumbers(await fetchOrders({ q }))]).toEqual([q, []]);
  }
});

test('combines filters, paginates and counts all matches', async () => {
  const sold: number[] = [];
  for (let count = 0; count < 103; count += 1) {
    const language = count % 2 ? 'de' : 'pl';
    sold.push((await insertSoldTicket(pool, { language, email: `n${count}@example.com` })).number);
  }
  const first = await fetchOrders();
  expect([first.orders.length, first.count]).toEqual([100, 103]);
  const second = await fetchOrders({ before: String(first.next) });
  expect([...getOrderNumbers(first), ...getOrderNumbers(second)]).toEqual(sold.toReversed());
  expect(second.next).toBeNull();
  expect((await fetchOrders({ language: 'de', state: 'paid', ticket: 'standard' })).count).toBe(51);
  expect((await fetchOrders({ language: 'de', state: 'refunded' })).count).toBe(0);
  expect((await fetchOrders({ since: '2025-12-10', until: '2025-12-10' })).count).toBe(103);
  expect((await fetchOrders({ since: '2025-12-11' })).count).toBe(0);
  expect((await fetchOrders({ q: 'n10@', language: 'pl' })).count).toBe(1);
});

test('filters by local day and by origin', async () => {
  const late = await insertSoldTicket(pool, { createdAt: new Date('2025-12-31T22:59:00Z') });
  const early = await insertSoldTicket(pool, { createdAt: new Date('2025-12-31T23:01:00Z') });
  expect(getOrderNumbers(await fetchOrders({ until: '2025-12-31' }))).toEqual([late.number]);
  expect(getOrderNumbers(await fetchOrders({ since: '2026-01-01' }))).toEqual([early.number]);
  const issued = await issueTestTicket(shop, { origin: 'press' });
  expect(getOrderNumbers(await fetchOrders({ origin: 'press' }))).toEqual([issued.number]);
});

test('marks an order outside the quota', async () => {
  const { number } = await issueTestTicket(shop, { countsTowardsQuota: false });
  expect(await readOrder(number)).toMatchObject({
    countsTowardsQuota: false,
    consentVersion: null,
  });
});

test('resends a ticket while it is valid and its buyer is not erased', async () => {
  const resend = async (number: number) => {
    const answer = await desk.call('resendTicket', { cookie: sales.cookie, body: { number } });
    return ((await answer.json()) as { code?: string }).code;
  };
  const { number } = await insertSoldTicket(pool);
  expect(await resend(number)).toBeUndefined();
  expect(await countRows(pool, "order_email where kind = 'ticket'")).toBe(1);
  expect(await countRows(pool, "pgboss.job where name = 'order-email'")).toBe(1);
  const refunded = await insertSoldTicket(pool, { state: 'refunded' });
  expect(await resend(refunded.number)).toBe('no_valid_ticket');
  await erasePerson(pool, 'anna@example.com');
  expect(await resend(number)).toBe('forgotten');
  expect(await countRows(pool, "order_email where kind = 'ticket'")).toBe(0);
});

test.each([
  'state=nonsense',
  'since=yesterday',
  'since=0000-01-01',
  'until=9999-12-31',
  'before=-1',
  `q=${'a'.repeat(300)}`,
  'ticket=__proto__',
])('rejects an invalid query: %s', async (query) => {
  const answer = await desk.call('listOrders', { cookie: sales.cookie, query: `?${query}` });
  expect(answer.status).toBe(422);
});

async function explainQueries(ask: (db: Connection) => Promise<unknown>): Promise<string[]> {
  const asked: [string, unknown[]][] = [];
  const query = (sql: string, values: unknown[]) => {
    asked.push([sql, values]);
    return pool.query(sql, values);
  };
  await ask({ query } as unknown as Connection);
  return await Promise.all(
    asked.map(async ([sql, values]) => {
      const { rows } = await pool.query(`explain ${sql}`, values);
      return rows.map((row) => Object.values(row as object).join()).join('\n');
    }),
  );
}

test('lists 100,000 orders in two indexed statements', async () => {
  // Row by row deletion would check every foreign key.
  onTestFinished(async () => void (await databaseOwner.query('truncate orders cascade')));
  await insertSoldTicket(pool, { email: 'needle@haystack.example' });
  await databaseOwner.query(
    `set statement_timeout = 0;
      alter table orders disable trigger user;
      insert into orders (id, client_hash, ticket, email, language, state, net_minor, vat_minor,
        currency, token_hash, created_at, checkout_expires_at, hold_expires_at, paid_at)
      select gen_random_uuid(), '', 'standard', 'buyer' || n || '@example.com', 'pl', 'paid', 29900, 6877,
        'PLN', sha256(n::text::bytea), now(), now(), now() + interval '5 minutes', now()
      from generate_series(1, 100000) n;
      alter table orders enable trigger user`,
  );
  await vacuumTable(databaseOwner, 'orders');
  const searched = (
    text: string,
    number: number | null = null,
    ticketCode: string | null = null,
  ) => ({
    searched: { text, number, ticketCode },
  });
  for (const wanted of [
    {},
    { state: 'paid', ticket: 'standard' } as const,
    { since: '2025-12-10', language: 'pl' } as const,
    searched('needle@hay'),
    searched('buyer5'),
    searched('KAI-150000', 150_000),
    searched('abcd efgh jkmn pqrs', null, 'ABCD-EFGH-JKMN-PQRS'),
    searched('525-000-12-34'),
  ]) {
    const plans = await explainQueries(async (db) => {
      await listOrders(db, { ...wanted, beforeNumber: 50_000, limit: 101 });
      await countOrders(db, wanted, 10_000);
    });
    expect([wanted, plans.length]).toEqual([wanted, 2]);
    for (const plan of plans) {
      expect([wanted, plan]).toEqual([wanted, expect.stringMatching(/Index (?:Only )?Scan/)]);
      expect([wanted, plan]).toEqual([wanted, expect.not.stringContaining('Seq Scan on orders')]);
    }
  }
  expect(getOrderNumbers(await fetchOrders({ q: 'needle' }))).toHaveLength(1);
  expect((await fetchOrders()).count).toBe(10_001);
}, 180_000);

test('returns all order details and serialises concurrent corrections', async () => {
  const { number, id } = await insertSoldTicket(pool, {
    email: 'anna@example.com',
    companyName: 'Firma',
    taxId: 'PL1',
    code: 'ABCD-EFGH-JKMN-PQRS',
  });
  await pool.query(
    "update orders set consented_at = '2026-02-05T10:00:00Z', consent_version = 1 where id = $1",
    [id],
  );
  expect(await readOrder(number)).toMatchObject({
    number,
    state: 'paid',
    consentedAt: '2026-02-05T10:00:00.000Z',
    consentVersion: 1,
    countsTowardsQuota: true,
    company: 'Firma',
    taxId: 'PL1',
    ticketCode: 'ABCD-EFGH-JKMN-PQRS',
    canResend: true,
    canCorrectEmail: true,
  });
  const resent = await desk.call('resendTicket', { cookie: sales.cookie, body: { number } });
  expect(resent.status).toBe(200);
  expect(await readOrder(number)).toMatchObject({ emails: [{ sentAt: null }] });

  // Concurrent corrections run one after the other, and both are recorded.
  const other = await desk.signInAs('owner');
  const both = await Promise.all(
    [sales, other].map(({ cookie }, index) =>
      desk.callConfirmed('correctOrderEmail', {
        cookie,
        body: { number, email: `new${index}@example.com` },
      }),
    ),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await pool.query<{ actor: string }>(
    "select actor from audit_log where order_number = $1 and action = 'order_email_corrected'",
    [number],
  );
  expect(rows.map(({ actor }) => actor).toSorted()).toEqual(
    [`desk ${sales.id}`, `desk ${other.id}`].toSorted(),
  );
  await pool.query('update ticket set checked_in_at = now() where order_id = $1', [id]);
  expect(await readOrder(number)).toMatchObject({ canCorrectEmail: false });
  const late = await desk.callConfirmed('correctOrderEmail', {
    cookie: sales.cookie,
    body: { number, email: 'late@example.com' },
  });
  expect(await late.json()).toMatchObject({ code: 'too_late' });
});

test('refunds once with confirmation and records it', async () => {
  const { number } = await shop.buyPaidTicket('vip', 'ala@example.com');
  const { refundableMinor, grossMinor } = await readOrder(number);
  expect(refundableMinor).toBe(grossMinor);
  const refund = () =>
    desk.callConfirmed('refundOrder', { cookie: sales.cookie, body: { number } });
  await Promise.all([refund(), refund()]);
  expect(await readOrder(number)).toMatchObject({
    state: 'refunded',
    refundedMinor: grossMinor,
    refundableMinor: null,
  });
  expect(await (await refund()).json()).toMatchObject({ status: 409, code: 'already_refunded' });
  const { rows } = await pool.query<{ actor: string }>(
    "select actor from audit_log where order_number = $1 and action = 'refund_requested'",
    [number],
  );
  expect(rows).toContainEqual({ actor: `desk ${sales.id}` });
  expect(await countRows(pool, 'ticket where void_at is not null')).toBe(1);
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 0 });
  await expect.poll(() => countRows(pool, "stripe_event where type = 'charge.refunded'")).toBe(1);
  expect(await countRows(pool, "order_email where kind = 'refunded'")).toBe(1);
});

test('reports an outage of Stripe and refunds nothing', async () => {
  const { number } = await shop.buyPaidTicket('vip', 'ala@example.com');
  await shop.setSwitches({ outage: 'error' });
  const answer = await desk.callConfirmed('refundOrder', {
    cookie: sales.cookie,
    body: { number },
  });
  expect(await answer.json()).toMatchObject({ status: 503, code: 'provider_unavailable' });
  expect((await readOrder(number)).state).toBe('paid');
  await shop.setSwitches({ outage: 'none' });
});

test('rejects refunds of unpaid and unknown orders', async () => {
  const unpaid = await insertSoldTicket(pool, { state: 'expired' });
  await pool.query('update orders set payment_id = null where number = $1', [unpaid.number]);
  const answer = await desk.callConfirmed('refundOrder', {
    cookie: sales.cookie,
    body: { number: unpaid.number },
  });
  expect(await answer.json()).toMatchObject({ status: 409, code: 'not_paid' });
  const missing = await desk.callConfirmed('refundOrder', {
    cookie: sales.cookie,
    body: { number: 1 },
  });
  expect(missing.status).toBe(404);
  expect(
    await countRows(pool, 'audit_log where action = $$order_state_changed$$ and order_number = 1'),
  ).toBe(0);
});
