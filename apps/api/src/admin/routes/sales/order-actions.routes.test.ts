import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { DeskOrder } from '@kongres/contract/desk/sales/orders';
import { createDeskClient } from '../../../../test/desk-client.ts';
import { issueTestTicket } from '../../../../test/orders/issue-test-ticket.ts';
import { insertSoldTicket } from '../../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countRows, resetShop } from '../../../../test/test-shop.ts';
import { deliverOrderEmail } from '../../../sales/order-emails/deliver-order-email.ts';
import { erasePerson } from '../../privacy/erase-person.ts';
import { refundOrderPartially } from '../../../sales/settlement/refunds.ts';

const shop = await startTestApi();
const { pool } = shop;
const desk = createDeskClient(shop);
const sales = await desk.signInAs('sales');
const other = await desk.signInAs('sales');
const owner = await desk.signInAs('owner');

beforeEach(() => resetShop(pool));

type Person = Pick<typeof sales, 'cookie'>;

async function readOrder(number: number, { cookie }: Person = sales): Promise<DeskOrder> {
  const query = `?number=${number}`;
  return (await (await desk.call('getOrder', { cookie, query })).json()) as DeskOrder;
}

async function readProblemCode(answer: Response): Promise<unknown> {
  return ((await answer.json()) as { code?: string }).code ?? answer.status;
}

async function createPaidOrder(): Promise<DeskOrder> {
  const { number } = await shop.buyPaidTicket('vip', 'ala@example.com');
  return await readOrder(number);
}

const requestPartialRefund = (
  number: number,
  amountMinor: number,
  leftMinor: number,
  { cookie }: Person = sales,
) =>
  desk.callConfirmed('refundOrderPartially', { cookie, body: { number, amountMinor, leftMinor } });

test('refunds a part, keeps the ticket valid, emails the buyer and records the action', async () => {
  const { number, grossMinor } = await createPaidOrder();
  expect((await requestPartialRefund(number, 10_000, grossMinor)).status).toBe(200);
  expect(await readOrder(number)).toMatchObject({
    state: 'paid',
    refundedMinor: 10_000,
    refundableMinor: grossMinor - 10_000,
    canResend: true,
  });
  expect((await requestPartialRefund(number, 5000, grossMinor - 10_000)).status).toBe(200);
  expect(await countRows(pool, "order_email where kind = 'part_refunded'")).toBe(2);
  expect(await countRows(pool, 'ticket where void_at is null')).toBe(1);
  const { rows } = await pool.query<{ actor: string; details: unknown }>(
    "select actor, details from audit_log where action = 'partial_refund_requested' order by id",
  );
  expect(rows).toEqual([
    { actor: `desk ${sales.id}`, details: { requested_minor: 10_000 } },
    { actor: `desk ${sales.id}`, details: { requested_minor: 5000 } },
  ]);
  const rest = await desk.callConfirmed('refundOrder', { cookie: sales.cookie, body: { number } });
  expect(rest.status).toBe(200);
  expect(await readOrder(number)).toMatchObject({ state: 'refunded', refundedMinor: grossMinor });
});

test('refunds a part once when two people request it concurrently', async () => {
  const { number, grossMinor } = await createPaidOrder();
  const answers = await Promise.all([
    requestPartialRefund(number, 10_000, grossMinor),
    requestPartialRefund(number, 10_000, grossMinor, other),
    requestPartialRefund(number, 10_000, grossMinor, owner),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await readOrder(number)).toMatchObject({ refundedMinor: 10_000 });
  // A stale page sends an outdated remaining amount.
  expect(await readProblemCode(await requestPartialRefund(number, 10_000, grossMinor))).toBe(
    'changed_since',
  );
  expect((await requestPartialRefund(number, 10_000, grossMinor - 10_000)).status).toBe(200);
});

test('rejects invalid partial refunds without calling Stripe', async () => {
  const { number, grossMinor } = await createPaidOrder();
  expect(await readProblemCode(await requestPartialRefund(number, grossMinor, grossMinor))).toBe(
    'invalid_request',
  );
  expect(
    await readProblemCode(await requestPartialRefund(number, grossMinor + 1, grossMinor)),
  ).toBe('invalid_request');
  for (const amount of [0, -1, 1.5, Number.MAX_SAFE_INTEGER]) {
    expect([amount, (await requestPartialRefund(number, amount, grossMinor)).status]).toEqual([
      amount,
      422,
    ]);
  }
  expect(await readProblemCode(await requestPartialRefund(1, 1, 2))).toBe('not_found');
  const issued = await issueTestTicket(shop, {});
  expect(await readProblemCode(await requestPartialRefund(issued.number, 1, 2))).toBe('issued');
  expect(await readOrder(number)).toMatchObject({ refundedMinor: 0 });
});

test('blocks a second refund while the outcome of the first is unknown', async () => {
  const { number, grossMinor } = await createPaidOrder();
  await shop.setSwitches({ outage: 'error' });
  expect(await readProblemCode(await requestPartialRefund(number, 10_000, grossMinor))).toBe(
    'provider_unavailable',
  );
  await shop.setSwitches({ outage: 'none' });
  expect(await readProblemCode(await requestPartialRefund(number, 10_000, grossMinor))).toBe(
    'changed_since',
  );
  await pool.query("update orders set refund_locked_until = now() - interval '1 second'");
  expect((await requestPartialRefund(number, 10_000, grossMinor)).status).toBe(200);
});

test('names a refund that Stripe refuses, and keeps its code out of the answer', async () => {
  const { number, grossMinor } = await createPaidOrder();
  const { refund } = shop.payments;
  const redirected = vi
    .spyOn(shop.payments, 'refund')
    .mockImplementation((id, _paymentId, amountMinor) => refund(id, 'pi_unknown', amountMinor));
  onTestFinished(() => redirected.mockRestore());
  const whole = await desk.callConfirmed('refundOrder', { cookie: sales.cookie, body: { number } });
  const refused = await whole.text();
  expect([whole.status, JSON.parse(refused)]).toMatchObject([409, { code: 'provider_refused' }]);
  expect(refused).not.toContain('resource_missing');
  expect(await readProblemCode(await requestPartialRefund(number, 10_000, grossMinor))).toBe(
    'provider_refused',
  );
  expect(await readOrder(number)).toMatchObject({ state: 'paid', refundedMinor: 0 });
});

test('answers the currency that can be refunded where another one was paid', async () => {
  const { id, number } = await insertSoldTicket(pool, { state: 'needs_refund' });
  expect(await readOrder(number)).toMatchObject({ currency: 'PLN', refundableCurrency: 'PLN' });
  await pool.query("update orders set paid_minor = 10000, paid_currency = 'EUR' where id = $1", [
    id,
  ]);
  expect(await readOrder(number)).toMatchObject({
    currency: 'PLN',
    refundableMinor: 10_000,
    refundableCurrency: 'EUR',
  });
  const unpaid = await insertSoldTicket(pool, { state: 'expired' });
  expect((await readOrder(unpaid.number)).refundableCurrency).toBeNull();
});

test('sends no partial refund email if a dispute opens first', async () => {
  const { number, grossMinor } = await createPaidOrder();
  const { rows } = await pool.query<{ id: string; session: string }>(
    'select id, checkout_session_id as session from orders where number = $1',
    [number],
  );
  const { id = '', session = '' } = rows[0] ?? {};
  const payments = {
    ...shop.payments,
    refund: async (...args: Parameters<typeof shop.payments.refund>) => {
      await shop.actAtStripe('dispute', session);
      return await shop.payments.refund(...args);
    },
  };
  const wanted = { amountMinor: 10_000, leftMinor: grossMinor };
  expect(await refundOrderPartially({ ...shop, payments }, id, wanted, 'test')).toMatchObject({
    ok: false,
    code: 'disputed',
  });
  expect(await countRows(pool, "order_email where kind = 'part_refunded'")).toBe(0);
});

test.each([
  ['transferred', 'transferTicket', { email: 'ben@example.com', language: 'de' }],
  ['refunded in full', 'refundOrder', {}],
] as const)('sends no partial refund email after the ticket was %s', async (_what, call, more) => {
  const { number, grossMinor } = await createPaidOrder();
  await requestPartialRefund(number, 10_000, grossMinor);
  const { rows } = await pool.query<{ id: string }>(
    "select id from order_email where kind = 'part_refunded'",
  );
  const acted = await desk.callConfirmed(call, { cookie: sales.cookie, body: { number, ...more } });
  expect(acted.status).toBe(200);
  const sender = { send: () => Promise.reject(new Error('it was sent')), close: () => {} };
  await deliverOrderEmail({ ...shop, sender }, { emailId: rows[0]?.id ?? '', requestId: 'test' });
});

test('transfers a ticket, also after check-in, and removes the notes of the old holder', async () => {
  const { number, id } = await insertSoldTicket(pool, { email: 'anna@example.com' });
  await pool.query('update ticket set checked_in_at = now() where order_id = $1', [id]);
  expect(await readOrder(number)).toMatchObject({ canTransfer: true, canRevoke: false });
  const text = 'Anna prosi o fakturę';
  await desk.call('addOrderNote', { cookie: sales.cookie, body: { number, text } });
  const to = (email: string) =>
    desk.callConfirmed('transferTicket', {
      cookie: sales.cookie,
      body: { number, email, language: 'de' },
    });
  expect(await readProblemCode(await to('ANNA@example.com'))).toBe('same_address');
  expect((await to('ben@example.com')).status).toBe(200);
  expect(await readOrder(number)).toMatchObject({
    email: 'ben@example.com',
    language: 'de',
    notes: [],
  });
  expect((await to('not an address')).status).toBe(422);
});

test('revokes complimentary tickets but not sold ones', async () => {
  const given = await issueTestTicket(shop, { email: 'guest@example.com' });
  const body = { number: given.number };
  const refunded = await desk.callConfirmed('refundOrder', { cookie: sales.cookie, body });
  expect(await readProblemCode(refunded)).toBe('issued');
  const revoke = (number: number) =>
    desk.callConfirmed('revokeTicket', { cookie: sales.cookie, body: { number } });
  const twice = await Promise.all([revoke(given.number), revoke(given.number)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await readOrder(given.number)).toMatchObject({ state: 'revoked', canRevoke: false });
  expect(await countRows(pool, "order_email where kind = 'revoked'")).toBe(1);
  const sold = await insertSoldTicket(pool, {});
  expect(await readProblemCode(await revoke(sold.number))).toBe('not_complimentary');
});

test('stores notes, lets authors remove them and erases them with the person', async () => {
  const { number } = await insertSoldTicket(pool, { email: 'anna@example.com' });
  const note = (text: string, { cookie }: Person = sales) =>
    desk.call('addOrderNote', { cookie, body: { number, text } });
  expect((await note('  Prosi o fakturę\r\nna firmę <b> ')).status).toBe(200);
  expect((await note('Moja', other)).status).toBe(200);
  const { notes } = await readOrder(number);
  expect(notes).toMatchObject([
    { text: 'Prosi o fakturę\nna firmę <b>', author: 'Someone sales', canRemove: true },
    { text: 'Moja', canRemove: false },
  ]);
  const remove = (id: number, { cookie }: Person) =>
    desk.callConfirmed('removeOrderNote', { cookie, body: { number, note: id } });
  const [first, second] = notes.map(({ id }) => id);
  expect((await remove(second ?? 0, sales)).status).toBe(404);
  expect((await remove(second ?? 0, owner)).status).toBe(200);
  expect((await remove(second ?? 0, owner)).status).toBe(404);
  expect((await readOrder(number)).notes.map(({ id }) => id)).toEqual([first]);
  const { rows } = await pool.query<{ action: string; details: object }>(
    "select action, details from audit_log where action like 'note%' and order_number = $1 order by id",
    [number],
  );
  expect(rows.map(({ action }) => action)).toEqual(['note_added', 'note_added', 'note_removed']);
  expect(JSON.stringify(rows)).not.toContain('fakturę');
  await erasePerson(pool, 'anna@example.com');
  expect(await countRows(pool, 'order_note')).toBe(0);
  expect(await readProblemCode(await note('Za późno'))).toBe('forgotten');
});

test.each(['', ' \n ', 'x'.repeat(2001), 'a\u0000b', 'unseen\u202E', '\u200B'])(
  'rejects a note without visible text: %j',
  async (text) => {
    const { number } = await insertSoldTicket(pool, {});
    const answer = await desk.call('addOrderNote', {
      cookie: sales.cookie,
      body: { number, text },
    });
    expect(answer.status).toBe(422);
    expect(await countRows(pool, 'order_note')).toBe(0);
  },
);
