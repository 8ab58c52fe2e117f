import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { issueRequest } from '../../../test/orders/issued-ticket.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { countOf, createTestShop, emptyShop, setStock, stockOf } from '../../../test/test-shop.ts';
import { checkTicket } from '../check-in/check-ticket.ts';
import { cancelOrder } from '../order-page/cancel-order.ts';
import { cancelUntil } from '../orders/cancellation.ts';
import { openOrder } from '../orders/order-access.ts';
import { tellOrder } from '../order-page/tell-order.ts';
import { hashAttempt, hashIssue, orderToken } from '../orders/order-token.ts';
import { readOrder } from '../orders/order-queries.ts';
import { findTicket } from '../tickets/ticket-queries.ts';
import { issueTicket, type Issue } from './issue-ticket.ts';
import { passOnTicket } from '../transfers/pass-on-ticket.ts';
import { revokeTicket } from './revoke-ticket.ts';

const { pool, queue, edition, config, orderHooks } = await createTestShop();
const context = { pool, queue, edition, config, orderHooks, now: () => new Date() };

beforeEach(() => emptyShop(pool));

const press = issueRequest({ email: 'redakcja@example.com', language: 'de' });
const give = (changes: Partial<Issue> = {}) =>
  issueTicket(context, { ...press, ...changes }, randomUUID());

async function given(changes: Partial<Issue> = {}) {
  const issued = await give(changes);
  if (!issued.ok) throw new Error(issued.code);
  return issued.order;
}

const to = (email: string, link: number | null) => ({
  email,
  language: 'es' as const,
  link,
  requestId: randomUUID(),
});

async function deedsAbout(number: number) {
  const { rows } = await pool.query<{ deed: string; facts: object }>(
    'select deed, facts from journal where order_number = $1 order by id',
    [number],
  );
  return rows;
}

test('an issued ticket is valid, owes one mail, takes a place and stands in the journal', async () => {
  const order = await given();
  const ticket = await findTicket(pool, order.id);
  expect(order).toMatchObject({ state: 'paid', origin: 'press', grossMinor: 0, language: 'de' });
  expect(await checkTicket(pool, ticket?.code ?? '')).toMatchObject({ state: 'valid' });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 1 });
  const { rows } = await pool.query('select kind from mail where order_id = $1', [order.id]);
  expect(rows).toEqual([{ kind: 'ticket' }]);
  expect(await deedsAbout(order.number)).toMatchObject([
    { deed: 'order_placed', facts: { origin: 'press', is_counted: true } },
    { deed: 'ticket_issued' },
  ]);
  const told = await tellOrder(context, order);
  expect(told).toMatchObject({ isBought: false, isPriced: false, cancelUntil: null });
});

test('twenty at once with the same list: everybody has one ticket, and the counter says so', async () => {
  const people = ['a@example.com', 'B@example.com', 'c@example.com'];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      people.map((email) => give({ email: n % 2 === 0 ? email : email.toUpperCase() })),
    ).flat(),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  const refused = answers.filter((answer) => !answer.ok);
  expect(new Set(refused.map((answer) => answer.code))).toEqual(new Set(['already_issued']));
  expect(await countOf(pool, 'ticket')).toBe(3);
  expect(await countOf(pool, 'mail')).toBe(3);
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 3 });
  // For another reason there is one more.
  expect(await give({ email: 'a@example.com', origin: 'speaker' })).toMatchObject({ ok: true });
});

test('forty for twenty-five places: the quota holds, and beside it nobody counts', async () => {
  await setStock(pool, 'vip', { capacity: 25 });
  const vip = (n: number) => give({ ticket: 'vip', email: `guest-${n}@example.com` });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => vip(n)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(25);
  expect(answers.filter((answer) => !answer.ok && answer.code === 'sold_out')).toHaveLength(15);
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 25 });
  expect(await countOf(pool, 'orders')).toBe(25);

  const beside = await given({ ticket: 'vip', email: 'late@example.com', isCounted: false });
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 25 });
  await revokeTicket(context, beside.id, randomUUID());
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 25 });
  // Who has one already hears that, not that none is left.
  const index = answers.findIndex(({ ok }) => ok);
  expect(await vip(index)).toMatchObject({ ok: false, code: 'already_issued' });
});

test('tickets are issued also while the sale is closed', async () => {
  await setStock(pool, 'standard', { capacity: null, isOpen: false });
  expect(await give()).toMatchObject({ ok: true });
});

test('an invitation to the galas takes no place, whatever is asked', async () => {
  const order = await given({ origin: 'invitation', ticket: 'galas', isCounted: true });
  expect(order).toMatchObject({ ticket: 'galas', isCounted: false });
  const ticket = await findTicket(pool, order.id);
  expect(await checkTicket(pool, ticket?.code ?? '')).toMatchObject({ state: 'valid' });
  expect(await revokeTicket(context, order.id, randomUUID())).toMatchObject({ ok: true });
  for (const id of ['standard', 'premium', 'vip']) {
    expect(await stockOf(pool, id)).toEqual({ held: 0, sold: 0 });
  }
});

test('a revoked ticket opens nothing, frees its place, is told once, and may be given again', async () => {
  const order = await given();
  const ticket = await findTicket(pool, order.id);
  const revoked = await Promise.all(
    Array.from({ length: 5 }, () => revokeTicket(context, order.id, randomUUID())),
  );
  expect(revoked.every(({ ok }) => ok)).toBe(true);
  expect(await checkTicket(pool, ticket?.code ?? '')).toMatchObject({ state: 'revoked' });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 0 });
  expect(await countOf(pool, "mail where kind = 'revoked'")).toBe(1);
  const again = await readOrder(pool, order.id);
  expect(again && (await tellOrder(context, again))).toMatchObject({
    state: 'revoked',
    isPassable: false,
    isCorrectable: false,
  });
  expect(await passOnTicket(context, order.id, to('other@example.com', null))).toEqual({
    ok: false,
    code: 'too_late',
  });
  expect(await give()).toMatchObject({ ok: true });
});

test('what was sold is not revoked, neither by us nor past us', async () => {
  const { id } = await insertSold(pool);
  expect(await revokeTicket(context, id, randomUUID())).toEqual({ ok: false, code: 'was_sold' });
  await expect(
    pool.query("update orders set state = 'revoked' where id = $1", [id]),
  ).rejects.toThrow('only_gifts_are_revoked');
  expect(await revokeTicket(context, randomUUID(), randomUUID())).toMatchObject({
    code: 'no_valid_ticket',
  });
});

test('no key that a buyer makes up is that of an issued ticket', () => {
  const hash = hashIssue('press', 'standard', 'a@example.com');
  for (const key of ['issued', 'press', 'issued,press', '["issued","press"', 'issued"," press']) {
    for (const version of [null, 1]) {
      expect(hashAttempt(key, 'standard', 'a@example.com', version)).not.toEqual(hash);
      expect(hashAttempt(key, 'press', 'standard', version)).not.toEqual(hash);
    }
  }
});

test('a ticket that is passed on is another person’s: link, code, language, and nothing of who bought it', async () => {
  const sold = await insertSold(pool, {
    email: 'buyer@example.com',
    buyerName: 'Ala Kowalska',
    companyName: 'Zakład',
    taxId: 'PL1',
  });
  const before = await readOrder(pool, sold.id);
  expect(before && cancelUntil(before, undefined, edition)).not.toBeNull();
  const passed = await passOnTicket(context, sold.id, to('Friend@example.com', 0));
  expect(passed).toMatchObject({
    ok: true,
    order: { email: 'Friend@example.com', language: 'es' },
  });
  if (!passed.ok) return;
  expect(await checkTicket(pool, sold.code)).toMatchObject({ state: 'unknown' });
  const token = orderToken(config.secret, passed.order);
  const opened = await openOrder(pool, token, { now: new Date(), oldLinkDays: 30 });
  expect(opened).toMatchObject({ ok: true });
  const told = await tellOrder(context, passed.order);
  expect(told).toMatchObject({
    isBought: false,
    isPriced: false,
    isPassable: true,
    cancelUntil: null,
    buyerName: null,
    companyName: null,
    taxId: null,
    netMinor: 0,
    grossMinor: 0,
    paidAt: passed.order.passedOnAt?.toISOString(),
  });
  expect(await cancelOrder(context, passed.order, randomUUID())).toMatchObject({ ok: false });
  const { rows } = await pool.query('select kind, recipient, language from mail order by kind');
  expect(rows).toEqual([
    { kind: 'passed_on', recipient: 'buyer@example.com', language: 'pl' },
    { kind: 'ticket', recipient: null, language: null },
  ]);
  expect((await deedsAbout(sold.number)).map(({ deed }) => deed)).toContain('ticket_passed_on');
  // The books keep who bought it.
  expect(await readOrder(pool, sold.id)).toMatchObject({ buyerName: 'Ala Kowalska' });
});

test('two friends at once: the ticket goes to one, and the other’s link is stale', async () => {
  const { id } = await insertSold(pool);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => passOnTicket(context, id, to(`f${n}@example.com`, 0))),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.code === 'order_moved')).toHaveLength(7);
  expect(await countOf(pool, "mail where kind = 'ticket'")).toBe(1);
});

test('the holder passes on until the first entry, the organiser always; nobody to the same address', async () => {
  const { id } = await insertSold(pool, { email: 'holder@example.com' });
  expect(await passOnTicket(context, id, to('HOLDER@example.com', 0))).toEqual({
    ok: false,
    code: 'same_address',
  });
  await pool.query('update ticket set used_at = now() where order_id = $1', [id]);
  expect(await passOnTicket(context, id, to('friend@example.com', 0))).toEqual({
    ok: false,
    code: 'ticket_used',
  });
  const passed = await passOnTicket(context, id, to('friend@example.com', null));
  expect(passed).toMatchObject({ ok: true });
  // What was used stays used: nobody regains a right by changing hands.
  expect(await findTicket(pool, id)).toMatchObject({ usedAt: expect.any(Date) as Date });
});

test('the name of who was given a ticket does not go on with it', async () => {
  const order = await given({ name: 'Ada Beispiel' });
  await passOnTicket(context, order.id, to('friend@example.com', null));
  expect(await readOrder(pool, order.id)).toMatchObject({ buyerName: null });
});
