import { randomUUID } from 'node:crypto';
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  shuffledSubarray,
  subarray,
  tuple,
} from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { countOf, createTestShop, emptyShop, setStock, stockOf } from '../../test/test-shop.ts';
import { inTransaction } from '../db/connection.ts';
import { attachCheckout, holdTicket } from './order-queries.ts';
import { settleOrder, type Outcome } from './settle-order.ts';

const { pool, queue } = await createTestShop();

beforeEach(() => emptyShop(pool));

const paid: Outcome = {
  kind: 'paid',
  amountMinor: 36777,
  currency: 'PLN',
  paymentId: null,
  companyName: null,
  taxId: null,
  country: null,
};

async function order(): Promise<string> {
  const id = randomUUID();
  await holdTicket(pool, {
    id,
    attempt: null,
    tokenHash: Buffer.from(id),
    ticket: 'standard',
    email: `${id}@example.com`,
    language: 'pl',
    client: Buffer.from(id),
    netMinor: 29900,
    vatMinor: 6877,
    currency: 'PLN',
    sessionEndsAt: new Date(Date.now() + 1000),
    holdEndsAt: new Date(Date.now() + 2000),
    freeHolds: 3,
    holdsPerClient: 8,
    proof: null,
  });
  await attachCheckout(pool, id, { sessionId: `cs_${id}`, url: 'http://127.0.0.1/pay' });
  return id;
}

function settle(id: string, outcome: Outcome) {
  return inTransaction(pool, (tx) =>
    settleOrder({ tx, queue, now: new Date(), requestId: 'test' }, id, outcome),
  );
}

async function stateOf(id: string) {
  const { rows } = await pool.query<{ state: string; valid: boolean }>(
    `select state, exists (
       select from ticket where order_id = orders.id and void_at is null
     ) as valid from orders where id = $1`,
    [id],
  );
  return rows[0];
}

test('a payment turns the hold into a sale, a ticket and a mail', async () => {
  const id = await order();
  expect(await stockOf(pool, 'standard')).toEqual({ held: 1, sold: 0 });
  await settle(id, paid);
  expect(await stateOf(id)).toEqual({ state: 'paid', valid: true });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 1 });
  expect(await countOf(pool, "mail where kind = 'ticket'")).toBe(1);
  expect(await countOf(pool, "pgboss.job where name = 'mail'")).toBe(1);
});

test('a payment of another amount or currency pays nothing and alerts the organiser once', async () => {
  const id = await order();
  await settle(id, { ...paid, amountMinor: 1 });
  await settle(id, { ...paid, currency: 'EUR' });
  expect(await stateOf(id)).toEqual({ state: 'awaiting_payment', valid: false });
  expect(await countOf(pool, "mail where kind = 'alert_amount_mismatch'")).toBe(1);
});

test('paid after the hold had ended: honoured while there is room', async () => {
  await setStock(pool, 'standard', { capacity: 1 });
  const id = await order();
  await settle(id, { kind: 'ended' });
  await settle(id, paid);
  expect(await stateOf(id)).toEqual({ state: 'paid', valid: true });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 1 });
});

test('paid after the hold had ended and the last one was sold: refunded, told, alerted', async () => {
  await setStock(pool, 'standard', { capacity: 1 });
  const late = await order();
  await settle(late, { kind: 'ended' });
  const faster = await order();
  await settle(late, paid);
  expect(await stateOf(late)).toEqual({ state: 'needs_refund', valid: false });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 1, sold: 0 });
  expect(await countOf(pool, "pgboss.job where name = 'refund'")).toBe(1);
  expect(await countOf(pool, "mail where kind in ('paid_too_late', 'alert_late_payment')")).toBe(2);
  await settle(faster, paid);
  await settle(late, { kind: 'refunded', refundedMinor: 36777 });
  expect(await stateOf(late)).toEqual({ state: 'refunded', valid: false });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 1 });
});

test('a refund made at Stripe ends the ticket and frees its place; a partial one does not', async () => {
  const id = await order();
  await settle(id, paid);
  await settle(id, { kind: 'refunded', refundedMinor: 100 });
  expect(await stateOf(id)).toEqual({ state: 'paid', valid: true });
  await settle(id, { kind: 'refunded', refundedMinor: 36777 });
  expect(await stateOf(id)).toEqual({ state: 'refunded', valid: false });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 0 });
  expect(await countOf(pool, "mail where kind = 'refunded'")).toBe(1);
});

test('a payment under way keeps its hold until the bank has spoken', async () => {
  const id = await order();
  await settle(id, { kind: 'processing' });
  expect(await stateOf(id)).toEqual({ state: 'processing', valid: false });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 1, sold: 0 });
  await settle(id, { kind: 'ended' });
  expect(await stateOf(id)).toEqual({ state: 'expired', valid: false });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 0 });
});

const outcomes: Outcome[] = [
  { kind: 'processing' },
  { kind: 'ended' },
  paid,
  { kind: 'refunded', refundedMinor: 36777 },
  { kind: 'refunded', refundedMinor: 500 },
  { kind: 'disputed' },
];

test('whatever the order and however often they come, the same outcomes end in the same state', async () => {
  await assert(
    asyncProperty(
      subarray(outcomes, { minLength: 1 }).chain((chosen) => {
        const deliveries = array(constantFrom(...chosen), { maxLength: 4 }).chain((copies) => {
          const all = [...chosen, ...copies];
          return shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
        });
        return tuple(deliveries, deliveries);
      }),
      async (sequences) => {
        await emptyShop(pool);
        const ends = [];
        for (const sequence of sequences) {
          const id = await order();
          for (const outcome of sequence) await settle(id, outcome);
          ends.push(await stateOf(id));
        }
        expect(ends[0]).toEqual(ends[1]);
        const sold = ends.filter((end) => end?.state === 'paid').length;
        const held = ends.filter(
          (end) => !['paid', 'expired', 'refunded'].includes(end?.state ?? ''),
        );
        expect(await stockOf(pool, 'standard')).toEqual({ held: held.length, sold });
        expect(await countOf(pool, 'ticket')).toBeLessThanOrEqual(2);
      },
    ),
    { numRuns: 60, seed: 20_260_216 },
  );
}, 60_000);

test('while the bank takes its time the buyer gets one mail, and none once the money was there', async () => {
  const id = await order();
  await settle(id, { kind: 'processing' });
  await settle(id, { kind: 'processing' });
  expect(await countOf(pool, "mail where kind = 'payment_pending'")).toBe(1);
  const other = await order();
  await settle(other, paid);
  await settle(other, { kind: 'processing' });
  expect(await countOf(pool, "mail where kind = 'payment_pending'")).toBe(1);
});
