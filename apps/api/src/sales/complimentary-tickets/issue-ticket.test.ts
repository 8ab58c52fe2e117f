import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { buildIssueRequest } from '../../../test/orders/issue-test-ticket.ts';
import { insertSoldTicket } from '../../../test/orders/sold-tickets.ts';
import {
  countRows,
  createTestShop,
  resetShop,
  setQuota,
  readQuota,
} from '../../../test/test-shop.ts';
import { checkTicket } from '../check-in/check-ticket.ts';
import { cancelOrder } from '../order-page/cancel-order.ts';
import { getOrderCancellationDeadline } from '../orders/cancellation.ts';
import { resolveOrderToken } from '../orders/order-access.ts';
import { toOrderResponse } from '../order-page/order-response.ts';
import { hashIdempotencyKey, hashIssuedTicket, deriveOrderToken } from '../orders/order-token.ts';
import { readOrder } from '../orders/order.queries.ts';
import { findTicket } from '../tickets/ticket.queries.ts';
import { issueTicket, type IssueTicketInput } from './issue-ticket.ts';
import { transferTicket } from '../transfers/transfer-ticket.ts';
import { revokeTicket } from './revoke-ticket.ts';

const { pool, queue, edition, config, orderHooks } = await createTestShop();
const context = { pool, queue, edition, config, orderHooks, now: () => new Date() };

beforeEach(() => resetShop(pool));

const pressRequest = buildIssueRequest({ email: 'redakcja@example.com', language: 'de' });
const issuePressTicket = (changes: Partial<IssueTicketInput> = {}) =>
  issueTicket(context, { ...pressRequest, ...changes }, randomUUID());

async function issueExpectedTicket(changes: Partial<IssueTicketInput> = {}) {
  const issued = await issuePressTicket(changes);
  if (!issued.ok) throw new Error(issued.code);
  return issued.order;
}

const buildTransfer = (email: string, link: number | null) => ({
  email,
  language: 'es' as const,
  link,
  requestId: randomUUID(),
});

async function listAuditActions(number: number) {
  const { rows } = await pool.query<{ action: string; details: object }>(
    'select action, details from audit_log where order_number = $1 order by id',
    [number],
  );
  return rows;
}

test('an issued ticket is valid, queues one email, counts towards the quota and is in the audit log', async () => {
  const order = await issueExpectedTicket();
  const ticket = await findTicket(pool, order.id);
  expect(order).toMatchObject({ state: 'paid', origin: 'press', grossMinor: 0, language: 'de' });
  expect(await checkTicket(pool, ticket?.code ?? '')).toMatchObject({ state: 'valid' });
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 1 });
  const { rows } = await pool.query('select kind from order_email where order_id = $1', [order.id]);
  expect(rows).toEqual([{ kind: 'ticket' }]);
  expect(await listAuditActions(order.number)).toMatchObject([
    { action: 'order_placed', details: { origin: 'press', counts_towards_quota: true } },
    { action: 'ticket_issued' },
  ]);
  const response = await toOrderResponse(context, order);
  expect(response).toMatchObject({ isBought: false, isPriced: false, cancelUntil: null });
});

test('issues one ticket per person when the same list is processed twenty times at once', async () => {
  const people = ['a@example.com', 'B@example.com', 'c@example.com'];
  const results = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      people.map((email) => issuePressTicket({ email: n % 2 === 0 ? email : email.toUpperCase() })),
    ).flat(),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(3);
  const rejected = results.filter((result) => !result.ok);
  expect(new Set(rejected.map((result) => result.code))).toEqual(new Set(['already_issued']));
  expect(await countRows(pool, 'ticket')).toBe(3);
  expect(await countRows(pool, 'order_email')).toBe(3);
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 3 });
  // Another origin allows another ticket.
  expect(await issuePressTicket({ email: 'a@example.com', origin: 'speaker' })).toMatchObject({
    ok: true,
  });
});

test('does not exceed the quota; tickets outside the quota leave the counter alone', async () => {
  await setQuota(pool, 'vip', { limit: 25 });
  const vip = (n: number) => issuePressTicket({ ticket: 'vip', email: `guest-${n}@example.com` });
  const results = await Promise.all(Array.from({ length: 40 }, (_, n) => vip(n)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(25);
  expect(results.filter((result) => !result.ok && result.code === 'sold_out')).toHaveLength(15);
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 25 });
  expect(await countRows(pool, 'orders')).toBe(25);

  const outside = await issueExpectedTicket({
    ticket: 'vip',
    email: 'late@example.com',
    countsTowardsQuota: false,
  });
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 25 });
  await revokeTicket(context, outside.id, randomUUID());
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 25 });
  // `already_issued` takes precedence over `sold_out`.
  const index = results.findIndex(({ ok }) => ok);
  expect(await vip(index)).toMatchObject({ ok: false, code: 'already_issued' });
});

test('issues tickets while the sale is closed', async () => {
  await setQuota(pool, 'standard', { limit: null, isOpen: false });
  expect(await issuePressTicket()).toMatchObject({ ok: true });
});

test('an invitation to the galas never counts towards a quota', async () => {
  const order = await issueExpectedTicket({
    origin: 'invitation',
    ticket: 'galas',
    countsTowardsQuota: true,
  });
  expect(order).toMatchObject({ ticket: 'galas', countsTowardsQuota: false });
  const ticket = await findTicket(pool, order.id);
  expect(await checkTicket(pool, ticket?.code ?? '')).toMatchObject({ state: 'valid' });
  expect(await revokeTicket(context, order.id, randomUUID())).toMatchObject({ ok: true });
  for (const id of ['standard', 'premium', 'vip']) {
    expect(await readQuota(pool, id)).toEqual({ held: 0, sold: 0 });
  }
});

test('revoking invalidates the ticket, returns it to the quota, sends one email and allows issuing again', async () => {
  const order = await issueExpectedTicket();
  const ticket = await findTicket(pool, order.id);
  const revoked = await Promise.all(
    Array.from({ length: 5 }, () => revokeTicket(context, order.id, randomUUID())),
  );
  expect(revoked.every(({ ok }) => ok)).toBe(true);
  expect(await checkTicket(pool, ticket?.code ?? '')).toMatchObject({ state: 'revoked' });
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 0 });
  expect(await countRows(pool, "order_email where kind = 'revoked'")).toBe(1);
  const again = await readOrder(pool, order.id);
  expect(again && (await toOrderResponse(context, again))).toMatchObject({
    state: 'revoked',
    isPassable: false,
    isCorrectable: false,
  });
  expect(await transferTicket(context, order.id, buildTransfer('other@example.com', null))).toEqual(
    {
      ok: false,
      code: 'too_late',
    },
  );
  expect(await issuePressTicket()).toMatchObject({ ok: true });
});

test('sold tickets cannot be revoked, neither by revokeTicket nor in the database', async () => {
  const { id } = await insertSoldTicket(pool);
  expect(await revokeTicket(context, id, randomUUID())).toEqual({
    ok: false,
    code: 'not_complimentary',
  });
  await expect(
    pool.query("update orders set state = 'revoked' where id = $1", [id]),
  ).rejects.toThrow('sale_is_never_revoked');
  expect(await revokeTicket(context, randomUUID(), randomUUID())).toMatchObject({
    code: 'no_valid_ticket',
  });
});

test('no idempotency key of a purchase collides with that of an issued ticket', () => {
  const hash = hashIssuedTicket('press', 'standard', 'a@example.com');
  for (const key of ['issued', 'press', 'issued,press', '["issued","press"', 'issued"," press']) {
    for (const version of [null, 1]) {
      expect(hashIdempotencyKey(key, 'standard', 'a@example.com', version)).not.toEqual(hash);
      expect(hashIdempotencyKey(key, 'press', 'standard', version)).not.toEqual(hash);
    }
  }
});

test('a transferred ticket has a new link, code and language and hides the data of the buyer', async () => {
  const sold = await insertSoldTicket(pool, {
    email: 'buyer@example.com',
    buyerName: 'Ala Kowalska',
    companyName: 'Zakład',
    taxId: 'PL1',
  });
  const before = await readOrder(pool, sold.id);
  expect(before && getOrderCancellationDeadline(before, undefined, edition)).not.toBeNull();
  const transferred = await transferTicket(
    context,
    sold.id,
    buildTransfer('Friend@example.com', 0),
  );
  expect(transferred).toMatchObject({
    ok: true,
    order: { email: 'Friend@example.com', language: 'es' },
  });
  if (!transferred.ok) return;
  expect(await checkTicket(pool, sold.code)).toMatchObject({ state: 'unknown' });
  const token = deriveOrderToken(config.secret, transferred.order);
  const opened = await resolveOrderToken(pool, token, { now: new Date(), oldLinkDays: 30 });
  expect(opened).toMatchObject({ ok: true });
  const response = await toOrderResponse(context, transferred.order);
  expect(response).toMatchObject({
    isBought: false,
    isPriced: false,
    isPassable: true,
    cancelUntil: null,
    buyerName: null,
    companyName: null,
    taxId: null,
    netMinor: 0,
    grossMinor: 0,
    paidAt: transferred.order.transferredAt?.toISOString(),
  });
  expect(await cancelOrder(context, transferred.order, randomUUID())).toMatchObject({ ok: false });
  const { rows } = await pool.query(
    'select kind, recipient, language from order_email order by kind',
  );
  expect(rows).toEqual([
    { kind: 'ticket', recipient: null, language: null },
    { kind: 'transferred', recipient: 'buyer@example.com', language: 'pl' },
  ]);
  expect((await listAuditActions(sold.number)).map(({ action }) => action)).toContain(
    'ticket_transferred',
  );
  // The order keeps the buyer for accounting.
  expect(await readOrder(pool, sold.id)).toMatchObject({ buyerName: 'Ala Kowalska' });
});

test('of several concurrent transfers one succeeds and the others are rejected as order_moved', async () => {
  const { id } = await insertSoldTicket(pool);
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      transferTicket(context, id, buildTransfer(`f${n}@example.com`, 0)),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(results.filter((result) => !result.ok && result.code === 'order_moved')).toHaveLength(7);
  expect(await countRows(pool, "order_email where kind = 'ticket'")).toBe(1);
});

test('a holder can transfer until check-in, an organiser always; the same address is rejected', async () => {
  const { id } = await insertSoldTicket(pool, { email: 'holder@example.com' });
  expect(await transferTicket(context, id, buildTransfer('HOLDER@example.com', 0))).toEqual({
    ok: false,
    code: 'same_address',
  });
  await pool.query('update ticket set checked_in_at = now() where order_id = $1', [id]);
  expect(await transferTicket(context, id, buildTransfer('friend@example.com', 0))).toEqual({
    ok: false,
    code: 'ticket_used',
  });
  const transferred = await transferTicket(context, id, buildTransfer('friend@example.com', null));
  expect(transferred).toMatchObject({ ok: true });
  // A transfer does not reset the check-in.
  expect(await findTicket(pool, id)).toMatchObject({ checkedInAt: expect.any(Date) as Date });
});

test('a transfer removes the name of the former holder', async () => {
  const order = await issueExpectedTicket({ name: 'Ada Beispiel' });
  await transferTicket(context, order.id, buildTransfer('friend@example.com', null));
  expect(await readOrder(pool, order.id)).toMatchObject({ buyerName: null });
});
