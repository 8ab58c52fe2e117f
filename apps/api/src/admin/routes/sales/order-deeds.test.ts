import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { DeskOrder } from '@kongres/contract/desk/sales/orders';
import { deskOf } from '../../../../test/desk.ts';
import { issuedTicket } from '../../../../test/orders/issued-ticket.ts';
import { insertSold } from '../../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../../test/test-shop.ts';
import { deliverMail } from '../../../sales/order-emails/deliver-mail.ts';
import { forgetPerson } from '../../privacy/forget-person.ts';
import { refundPart } from '../../../sales/settlement/refunds.ts';

const shop = await startTestApi();
const { pool } = shop;
const desk = deskOf(shop);
const sales = await desk.signedInAs('sales');
const other = await desk.signedInAs('sales');
const owner = await desk.signedInAs('owner');

beforeEach(() => emptyShop(pool));

type Person = Pick<typeof sales, 'cookie'>;

async function read(number: number, { cookie }: Person = sales): Promise<DeskOrder> {
  const query = `?number=${number}`;
  return (await (await desk.call('order', { cookie, query })).json()) as DeskOrder;
}

async function codeOf(answer: Response): Promise<unknown> {
  return ((await answer.json()) as { code?: string }).code ?? answer.status;
}

async function paidOrder(): Promise<DeskOrder> {
  const { number } = await shop.buyPaid('vip', 'ala@example.com');
  return await read(number);
}

const part = (number: number, amountMinor: number, leftMinor: number, { cookie }: Person = sales) =>
  desk.act('orderRefundPart', { cookie, body: { number, amountMinor, leftMinor } });

test('a part goes back, the ticket stays valid, the buyer and the journal are told', async () => {
  const { number, grossMinor } = await paidOrder();
  expect((await part(number, 10_000, grossMinor)).status).toBe(200);
  expect(await read(number)).toMatchObject({
    state: 'paid',
    refundedMinor: 10_000,
    refundableMinor: grossMinor - 10_000,
    canResend: true,
  });
  expect((await part(number, 5000, grossMinor - 10_000)).status).toBe(200);
  expect(await countOf(pool, "mail where kind = 'part_refunded'")).toBe(2);
  expect(await countOf(pool, 'ticket where void_at is null')).toBe(1);
  const { rows } = await pool.query<{ actor: string; facts: unknown }>(
    "select actor, facts from journal where deed = 'part_refund_asked' order by id",
  );
  expect(rows).toEqual([
    { actor: `desk ${sales.id}`, facts: { asked_minor: 10_000 } },
    { actor: `desk ${sales.id}`, facts: { asked_minor: 5000 } },
  ]);
  // The rest goes back as a whole, and ends the ticket.
  const rest = await desk.act('orderRefund', { cookie: sales.cookie, body: { number } });
  expect(rest.status).toBe(200);
  expect(await read(number)).toMatchObject({ state: 'refunded', refundedMinor: grossMinor });
});

test('two people who give the same part back at once give it once', async () => {
  const { number, grossMinor } = await paidOrder();
  const answers = await Promise.all([
    part(number, 10_000, grossMinor),
    part(number, 10_000, grossMinor, other),
    part(number, 10_000, grossMinor, owner),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await read(number)).toMatchObject({ refundedMinor: 10_000 });
  // A page that was opened before knows less than is true.
  expect(await codeOf(await part(number, 10_000, grossMinor))).toBe('changed_since');
  expect((await part(number, 10_000, grossMinor - 10_000)).status).toBe(200);
});

test('what is no part, or of nothing, is refused and asks Stripe for nothing', async () => {
  const { number, grossMinor } = await paidOrder();
  expect(await codeOf(await part(number, grossMinor, grossMinor))).toBe('invalid_request');
  expect(await codeOf(await part(number, grossMinor + 1, grossMinor))).toBe('invalid_request');
  for (const amount of [0, -1, 1.5, Number.MAX_SAFE_INTEGER]) {
    expect([amount, (await part(number, amount, grossMinor)).status]).toEqual([amount, 422]);
  }
  expect(await codeOf(await part(1, 1, 2))).toBe('not_found');
  const issued = await issuedTicket(shop, {});
  expect(await codeOf(await part(issued.number, 1, 2))).toBe('issued');
  expect(await read(number)).toMatchObject({ refundedMinor: 0 });
});

test('while nobody knows whether Stripe has done it, nobody asks for it again', async () => {
  const { number, grossMinor } = await paidOrder();
  await shop.setSwitches({ outage: 'error' });
  expect(await codeOf(await part(number, 10_000, grossMinor))).toBe('provider_unavailable');
  await shop.setSwitches({ outage: 'none' });
  expect(await codeOf(await part(number, 10_000, grossMinor))).toBe('changed_since');
  await pool.query("update orders set refunding_until = now() - interval '1 second'");
  expect((await part(number, 10_000, grossMinor)).status).toBe(200);
});

test('names a refund that Stripe refuses, and keeps its code out of the answer', async () => {
  const { number, grossMinor } = await paidOrder();
  const { refund } = shop.payments;
  const redirected = vi
    .spyOn(shop.payments, 'refund')
    .mockImplementation((id, _paymentId, amountMinor) => refund(id, 'pi_unknown', amountMinor));
  onTestFinished(() => redirected.mockRestore());
  const whole = await desk.act('orderRefund', { cookie: sales.cookie, body: { number } });
  const refused = await whole.text();
  expect([whole.status, JSON.parse(refused)]).toMatchObject([409, { code: 'provider_refused' }]);
  expect(refused).not.toContain('resource_missing');
  expect(await codeOf(await part(number, 10_000, grossMinor))).toBe('provider_refused');
  expect(await read(number)).toMatchObject({ state: 'paid', refundedMinor: 0 });
});

test('answers the currency that can be refunded where another one was paid', async () => {
  const { id, number } = await insertSold(pool, { state: 'needs_refund' });
  expect(await read(number)).toMatchObject({ currency: 'PLN', refundableCurrency: 'PLN' });
  await pool.query("update orders set paid_minor = 10000, paid_currency = 'EUR' where id = $1", [
    id,
  ]);
  expect(await read(number)).toMatchObject({
    currency: 'PLN',
    refundableMinor: 10_000,
    refundableCurrency: 'EUR',
  });
  const unpaid = await insertSold(pool, { state: 'expired' });
  expect((await read(unpaid.number)).refundableCurrency).toBeNull();
});

test('a dispute that opens in the moment before is no part given, and nobody is told of one', async () => {
  const { number, grossMinor } = await paidOrder();
  const { rows } = await pool.query<{ id: string; session: string }>(
    'select id, session_id as session from orders where number = $1',
    [number],
  );
  const { id = '', session = '' } = rows[0] ?? {};
  const payments = {
    ...shop.payments,
    refund: async (...args: Parameters<typeof shop.payments.refund>) => {
      await shop.atStripe('dispute', session);
      return await shop.payments.refund(...args);
    },
  };
  const wanted = { amountMinor: 10_000, leftMinor: grossMinor };
  expect(await refundPart({ ...shop, payments }, id, wanted, 'test')).toMatchObject({
    ok: false,
    code: 'disputed',
  });
  expect(await countOf(pool, "mail where kind = 'part_refunded'")).toBe(0);
});

test.each([
  ['passed on', 'orderPassOn', { email: 'ben@example.com', language: 'de' }],
  ['given back as a whole', 'orderRefund', {}],
] as const)('word of a part is not sent once the ticket was %s', async (_what, call, more) => {
  const { number, grossMinor } = await paidOrder();
  await part(number, 10_000, grossMinor);
  const { rows } = await pool.query<{ id: string }>(
    "select id from mail where kind = 'part_refunded'",
  );
  const acted = await desk.act(call, { cookie: sales.cookie, body: { number, ...more } });
  expect(acted.status).toBe(200);
  const sender = { send: () => Promise.reject(new Error('it was sent')), close: () => {} };
  await deliverMail({ ...shop, sender }, { mailId: rows[0]?.id ?? '', requestId: 'test' });
});

test('a ticket is passed on by the desk, also after the first entry, and the new holder has it alone', async () => {
  const { number, id } = await insertSold(pool, { email: 'anna@example.com' });
  await pool.query('update ticket set used_at = now() where order_id = $1', [id]);
  expect(await read(number)).toMatchObject({ canPassOn: true, canRevoke: false });
  const text = 'Anna prosi o fakturę';
  await desk.call('orderNote', { cookie: sales.cookie, body: { number, text } });
  const to = (email: string) =>
    desk.act('orderPassOn', { cookie: sales.cookie, body: { number, email, language: 'de' } });
  expect(await codeOf(await to('ANNA@example.com'))).toBe('same_address');
  expect((await to('ben@example.com')).status).toBe(200);
  expect(await read(number)).toMatchObject({ email: 'ben@example.com', language: 'de', notes: [] });
  expect((await to('not an address')).status).toBe(422);
});

test('what was given is taken back, what was sold is not', async () => {
  const given = await issuedTicket(shop, { email: 'guest@example.com' });
  const body = { number: given.number };
  const refunded = await desk.act('orderRefund', { cookie: sales.cookie, body });
  expect(await codeOf(refunded)).toBe('issued');
  const revoke = (number: number) =>
    desk.act('orderRevoke', { cookie: sales.cookie, body: { number } });
  const twice = await Promise.all([revoke(given.number), revoke(given.number)]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await read(given.number)).toMatchObject({ state: 'revoked', canRevoke: false });
  expect(await countOf(pool, "mail where kind = 'revoked'")).toBe(1);
  const sold = await insertSold(pool, {});
  expect(await codeOf(await revoke(sold.number))).toBe('was_sold');
});

test('notes stand with their order, are their author’s to take away, and go with the person', async () => {
  const { number } = await insertSold(pool, { email: 'anna@example.com' });
  const note = (text: string, { cookie }: Person = sales) =>
    desk.call('orderNote', { cookie, body: { number, text } });
  expect((await note('  Prosi o fakturę\r\nna firmę <b> ')).status).toBe(200);
  expect((await note('Moja', other)).status).toBe(200);
  const { notes } = await read(number);
  expect(notes).toMatchObject([
    { text: 'Prosi o fakturę\nna firmę <b>', author: 'Someone sales', canRemove: true },
    { text: 'Moja', canRemove: false },
  ]);
  const remove = (id: number, { cookie }: Person) =>
    desk.act('orderNoteRemove', { cookie, body: { number, note: id } });
  const [first, second] = notes.map(({ id }) => id);
  expect((await remove(second ?? 0, sales)).status).toBe(404);
  expect((await remove(second ?? 0, owner)).status).toBe(200);
  expect((await remove(second ?? 0, owner)).status).toBe(404);
  expect((await read(number)).notes.map(({ id }) => id)).toEqual([first]);
  const { rows } = await pool.query<{ deed: string; facts: object }>(
    "select deed, facts from journal where deed like 'note%' and order_number = $1 order by id",
    [number],
  );
  expect(rows.map(({ deed }) => deed)).toEqual(['note_added', 'note_added', 'note_removed']);
  expect(JSON.stringify(rows)).not.toContain('fakturę');
  await forgetPerson(pool, 'anna@example.com');
  expect(await countOf(pool, 'order_note')).toBe(0);
  expect(await codeOf(await note('Za późno'))).toBe('forgotten');
});

test.each(['', ' \n ', 'x'.repeat(2001), 'a\u0000b', 'unseen\u202E', '\u200B'])(
  'a note of nothing that is seen is none: %j',
  async (text) => {
    const { number } = await insertSold(pool, {});
    const answer = await desk.call('orderNote', { cookie: sales.cookie, body: { number, text } });
    expect(answer.status).toBe(422);
    expect(await countOf(pool, 'order_note')).toBe(0);
  },
);
