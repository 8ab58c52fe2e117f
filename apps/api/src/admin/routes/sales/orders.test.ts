import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { DeskOrder, DeskOrders } from '@kongres/contract/desk/sales/orders';
import { deskOf } from '../../../../test/desk.ts';
import { issuedTicket } from '../../../../test/orders/issued-ticket.ts';
import { insertSold } from '../../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countOf, emptyShop, stockOf } from '../../../../test/test-shop.ts';
import { vacuumTable } from '../../../../test/vacuum-table.ts';
import type { Connection } from '../../../platform/db/connection.ts';
import { countOrders, pageOfOrders } from '../../../sales/orders/order-list-queries.ts';
import { forgetPerson } from '../../privacy/forget-person.ts';

const shop = await startTestApi();
const { pool, owner: databaseOwner } = shop;
const desk = deskOf(shop);
const sales = await desk.signedInAs('sales');

beforeEach(() => emptyShop(pool));

async function list(query: Record<string, string> = {}): Promise<DeskOrders> {
  const search = `?${new URLSearchParams(query).toString()}`;
  const answer = await desk.call('orders', { cookie: sales.cookie, query: search });
  expect(answer.status).toBe(200);
  return (await answer.json()) as DeskOrders;
}

async function read(number: number): Promise<DeskOrder> {
  const query = `?number=${number}`;
  return (await (await desk.call('order', { cookie: sales.cookie, query })).json()) as DeskOrder;
}

const numbersOf = ({ orders }: DeskOrders) => orders.map(({ number }) => number);

test('orders are found by number, e-mail, name, company, tax id and code, in parts and in any case', async () => {
  await insertSold(pool, { email: 'other@example.com' });
  const { number } = await insertSold(pool, {
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
    expect([q, numbersOf(await list({ q }))]).toEqual([q, [number]]);
  }
  // Signs of a pattern are signs, and fewer than three letters find nothing rather than everything.
  for (const q of ['war%sys', 'warta-systemy', 'ci', "' or true --", '\\', '%%%', '___']) {
    expect([q, numbersOf(await list({ q }))]).toEqual([q, []]);
  }
});

test('filters go together, pages go on where the last one ended, and the count is of all of them', async () => {
  const sold: number[] = [];
  for (let count = 0; count < 103; count += 1) {
    const language = count % 2 ? 'de' : 'pl';
    sold.push((await insertSold(pool, { language, email: `n${count}@example.com` })).number);
  }
  const first = await list();
  expect([first.orders.length, first.count]).toEqual([100, 103]);
  const second = await list({ before: String(first.next) });
  expect([...numbersOf(first), ...numbersOf(second)]).toEqual(sold.toReversed());
  expect(second.next).toBeNull();
  expect((await list({ language: 'de', state: 'paid', ticket: 'standard' })).count).toBe(51);
  expect((await list({ language: 'de', state: 'refunded' })).count).toBe(0);
  expect((await list({ since: '2025-12-10', until: '2025-12-10' })).count).toBe(103);
  expect((await list({ since: '2025-12-11' })).count).toBe(0);
  expect((await list({ q: 'n10@', language: 'pl' })).count).toBe(1);
});

test('a day begins and ends at midnight in Warsaw, and an origin leaves the others out', async () => {
  const late = await insertSold(pool, { createdAt: new Date('2025-12-31T22:59:00Z') });
  const early = await insertSold(pool, { createdAt: new Date('2025-12-31T23:01:00Z') });
  expect(numbersOf(await list({ until: '2025-12-31' }))).toEqual([late.number]);
  expect(numbersOf(await list({ since: '2026-01-01' }))).toEqual([early.number]);
  const issued = await issuedTicket(shop, { origin: 'press' });
  expect(numbersOf(await list({ origin: 'press' }))).toEqual([issued.number]);
});

test('an order beside the quota is marked as not counted', async () => {
  const { number } = await issuedTicket(shop, { isCounted: false });
  expect(await read(number)).toMatchObject({ isCounted: false, consentVersion: null });
});

test('a ticket is sent again as long as it is valid and its buyer is known', async () => {
  const resend = async (number: number) => {
    const answer = await desk.call('orderResend', { cookie: sales.cookie, body: { number } });
    return ((await answer.json()) as { code?: string }).code;
  };
  const { number } = await insertSold(pool);
  expect(await resend(number)).toBeUndefined();
  expect(await countOf(pool, "mail where kind = 'ticket'")).toBe(1);
  expect(await countOf(pool, "pgboss.job where name = 'mail'")).toBe(1);
  const refunded = await insertSold(pool, { state: 'refunded' });
  expect(await resend(refunded.number)).toBe('no_valid_ticket');
  await forgetPerson(pool, 'anna@example.com');
  expect(await resend(number)).toBe('forgotten');
  expect(await countOf(pool, "mail where kind = 'ticket'")).toBe(0);
});

test.each([
  'state=nonsense',
  'since=yesterday',
  'since=0000-01-01',
  'until=9999-12-31',
  'before=-1',
  `q=${'a'.repeat(300)}`,
  'ticket=__proto__',
])('nonsense in the address is refused: %s', async (query) => {
  const answer = await desk.call('orders', { cookie: sales.cookie, query: `?${query}` });
  expect(answer.status).toBe(422);
});

/** How the database means to answer what a function asks of it. */
async function plansOf(ask: (db: Connection) => Promise<unknown>): Promise<string[]> {
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

test('with a hundred thousand orders a list is two statements, and each goes by an index', async () => {
  // Deleting row by row checks every foreign key of every order.
  onTestFinished(async () => void (await databaseOwner.query('truncate orders cascade')));
  await insertSold(pool, { email: 'needle@haystack.example' });
  await databaseOwner.query(
    `set statement_timeout = 0;
      alter table orders disable trigger user;
      insert into orders (id, client, ticket, email, language, state, net_minor, vat_minor,
        currency, token_hash, created_at, session_ends_at, hold_ends_at, paid_at)
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
    // More than ten thousand of them.
    searched('buyer5'),
    searched('KAI-150000', 150_000),
    searched('abcd efgh jkmn pqrs', null, 'ABCD-EFGH-JKMN-PQRS'),
    searched('525-000-12-34'),
  ]) {
    const plans = await plansOf(async (db) => {
      await pageOfOrders(db, { ...wanted, before: 50_000, limit: 101 });
      await countOrders(db, wanted, 10_000);
    });
    expect([wanted, plans.length]).toEqual([wanted, 2]);
    for (const plan of plans) {
      expect([wanted, plan]).toEqual([wanted, expect.stringMatching(/Index (?:Only )?Scan/)]);
      expect([wanted, plan]).toEqual([wanted, expect.not.stringContaining('Seq Scan on orders')]);
    }
  }
  expect(numbersOf(await list({ q: 'needle' }))).toHaveLength(1);
  expect((await list()).count).toBe(10_001);
}, 180_000);

test('an order with all there is to it; another hand at it is seen', async () => {
  const { number, id } = await insertSold(pool, {
    email: 'anna@example.com',
    companyName: 'Firma',
    taxId: 'PL1',
    code: 'ABCD-EFGH-JKMN-PQRS',
  });
  await pool.query(
    "update orders set consented_at = '2026-02-05T10:00:00Z', consent_version = 1 where id = $1",
    [id],
  );
  expect(await read(number)).toMatchObject({
    number,
    state: 'paid',
    consentedAt: '2026-02-05T10:00:00.000Z',
    consentVersion: 1,
    isCounted: true,
    company: 'Firma',
    taxId: 'PL1',
    ticketCode: 'ABCD-EFGH-JKMN-PQRS',
    canResend: true,
    canCorrect: true,
  });
  const resent = await desk.call('orderResend', { cookie: sales.cookie, body: { number } });
  expect(resent.status).toBe(200);
  expect(await read(number)).toMatchObject({ mails: [{ sentAt: null }] });

  // Two people mend the same address at once: one after the other, and both are in the journal.
  const other = await desk.signedInAs('owner');
  const both = await Promise.all(
    [sales, other].map(({ cookie }, index) =>
      desk.act('orderCorrect', { cookie, body: { number, email: `new${index}@example.com` } }),
    ),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await pool.query<{ actor: string }>(
    "select actor from journal where order_number = $1 and deed = 'address_corrected'",
    [number],
  );
  expect(rows.map(({ actor }) => actor).toSorted()).toEqual(
    [`desk ${sales.id}`, `desk ${other.id}`].toSorted(),
  );
  await pool.query('update ticket set used_at = now() where order_id = $1', [id]);
  expect(await read(number)).toMatchObject({ canCorrect: false });
  const late = await desk.act('orderCorrect', {
    cookie: sales.cookie,
    body: { number, email: 'late@example.com' },
  });
  expect(await late.json()).toMatchObject({ code: 'too_late' });
});

test('a refund is asked again, given once, and named in the journal', async () => {
  const { number } = await shop.buyPaid('vip', 'ala@example.com');
  const { refundableMinor, grossMinor } = await read(number);
  expect(refundableMinor).toBe(grossMinor);
  const give = () => desk.act('orderRefund', { cookie: sales.cookie, body: { number } });
  await Promise.all([give(), give()]);
  expect(await read(number)).toMatchObject({
    state: 'refunded',
    refundedMinor: grossMinor,
    refundableMinor: null,
  });
  expect(await (await give()).json()).toMatchObject({ status: 409, code: 'already_refunded' });
  const { rows } = await pool.query<{ actor: string }>(
    "select actor from journal where order_number = $1 and deed = 'refund_asked'",
    [number],
  );
  expect(rows).toContainEqual({ actor: `desk ${sales.id}` });
  expect(await countOf(pool, 'ticket where void_at is not null')).toBe(1);
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 0 });
  await expect.poll(() => countOf(pool, "stripe_event where type = 'charge.refunded'")).toBe(1);
  expect(await countOf(pool, "mail where kind = 'refunded'")).toBe(1);
});

test('while Stripe is away nothing is given back, and that is said', async () => {
  const { number } = await shop.buyPaid('vip', 'ala@example.com');
  await shop.setSwitches({ outage: 'error' });
  const answer = await desk.act('orderRefund', { cookie: sales.cookie, body: { number } });
  expect(await answer.json()).toMatchObject({ status: 503, code: 'provider_unavailable' });
  expect((await read(number)).state).toBe('paid');
  await shop.setSwitches({ outage: 'none' });
});

test('what was not sold cannot be given back, nor what was not paid', async () => {
  const unpaid = await insertSold(pool, { state: 'expired' });
  await pool.query('update orders set payment_id = null where number = $1', [unpaid.number]);
  const answer = await desk.act('orderRefund', {
    cookie: sales.cookie,
    body: { number: unpaid.number },
  });
  expect(await answer.json()).toMatchObject({ status: 409, code: 'not_paid' });
  const missing = await desk.act('orderRefund', { cookie: sales.cookie, body: { number: 1 } });
  expect(missing.status).toBe(404);
  expect(await countOf(pool, 'journal where deed = $$order_state$$ and order_number = 1')).toBe(0);
});
