import { beforeEach, expect, test } from 'vitest';
import { heldTicket } from '../../../test/orders/held-ticket.ts';
import { moneyOutcome, paidOutcome } from '../../../test/orders/outcomes.ts';
import { countOf, createTestShop, emptyShop, setStock, stockOf } from '../../../test/test-shop.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { acceptMismatched } from './accept-mismatched.ts';
import { attachCheckout, holdTicket } from '../orders/hold-queries.ts';
import { settleOrder, settlingIn } from './settle-order.ts';
import type { Outcome } from '../orders/outcome.ts';

const shop = await createTestShop();
const { pool } = shop;

beforeEach(() => emptyShop(pool));

async function order(): Promise<string> {
  const hold = heldTicket();
  await holdTicket(pool, hold);
  await attachCheckout(pool, hold.id, { sessionId: `cs_${hold.id}`, url: 'http://127.0.0.1/pay' });
  return hold.id;
}

function settle(id: string, outcome: Outcome) {
  return inTransaction(pool, (tx) =>
    settleOrder(settlingIn(tx, { ...shop, now: () => new Date() }, 'test'), id, outcome),
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
  await settle(id, paidOutcome);
  expect(await stateOf(id)).toEqual({ state: 'paid', valid: true });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 1 });
  expect(await countOf(pool, "mail where kind = 'ticket'")).toBe(1);
  expect(await countOf(pool, "pgboss.job where name = 'mail'")).toBe(1);
});

test('a payment of another amount or currency is recorded, keeps its place and waits for a person, told once', async () => {
  const id = await order();
  await settle(id, { ...paidOutcome, amountMinor: 1, paymentId: 'pi_odd' });
  await settle(id, { ...paidOutcome, currency: 'EUR', paymentId: 'pi_odd' });
  expect(await stateOf(id)).toEqual({ state: 'mismatched', valid: false });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 1, sold: 0 });
  expect(await countOf(pool, "alarm where kind = 'amount_mismatch'")).toBe(1);
  const { rows } = await pool.query('select payment_id, paid_minor, paid_currency from orders');
  expect(rows).toEqual([{ payment_id: 'pi_odd', paid_minor: 1, paid_currency: 'PLN' }]);
});

test('what a person does with a payment of another amount: accept it, or give it back', async () => {
  const [taken, returned] = [await order(), await order()];
  await settle(taken, { ...paidOutcome, amountMinor: 30_000 });
  await settle(returned, { ...paidOutcome, amountMinor: 40_000 });
  const books = { ...shop, now: () => new Date() };
  expect(await acceptMismatched(books, taken, 'test')).toBe(true);
  expect(await acceptMismatched(books, taken, 'test')).toBe(false);
  await settle(returned, moneyOutcome({ receivedMinor: 40_000, refundedMinor: 40_000 }));
  expect(await stateOf(taken)).toEqual({ state: 'paid', valid: true });
  expect(await stateOf(returned)).toEqual({ state: 'refunded', valid: false });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 1 });
});

test('paid after the hold had ended: honoured while there is room', async () => {
  await setStock(pool, 'standard', { capacity: 1 });
  const id = await order();
  await settle(id, { kind: 'ended' });
  await settle(id, paidOutcome);
  expect(await stateOf(id)).toEqual({ state: 'paid', valid: true });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 1 });
});

test('paid after the hold had ended and the last one was sold: refunded, told, alerted', async () => {
  await setStock(pool, 'standard', { capacity: 1 });
  const late = await order();
  await settle(late, { kind: 'ended' });
  const faster = await order();
  await settle(late, paidOutcome);
  expect(await stateOf(late)).toEqual({ state: 'needs_refund', valid: false });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 1, sold: 0 });
  expect(await countOf(pool, "pgboss.job where name = 'refund'")).toBe(1);
  expect(await countOf(pool, "mail where kind = 'paid_too_late'")).toBe(1);
  expect(await countOf(pool, "alarm where kind = 'late_payment'")).toBe(1);
  await settle(faster, paidOutcome);
  await settle(late, moneyOutcome({ refundedMinor: 15_184 }));
  expect(await stateOf(late)).toEqual({ state: 'refunded', valid: false });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 1 });
});

test('a refund made at Stripe ends the ticket and frees its place; a partial one does not', async () => {
  const id = await order();
  await settle(id, paidOutcome);
  await settle(id, moneyOutcome({ refundedMinor: 100 }));
  expect(await stateOf(id)).toEqual({ state: 'paid', valid: true });
  await settle(id, moneyOutcome({ refundedMinor: 15_184 }));
  expect(await stateOf(id)).toEqual({ state: 'refunded', valid: false });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 0 });
  expect(await countOf(pool, "mail where kind = 'refunded'")).toBe(1);
});

test('a refund of a part and a dispute that was lost over the rest add up: the ticket ends', async () => {
  const id = await order();
  await settle(id, paidOutcome);
  const dispute = { id: 'du_1', stage: 'open' } as const;
  await settle(id, moneyOutcome({ refundedMinor: 10_000, frozenMinor: 5184, disputes: [dispute] }));
  expect(await stateOf(id)).toEqual({ state: 'paid', valid: true });
  const lost = { id: 'du_1', stage: 'lost' } as const;
  await settle(id, moneyOutcome({ refundedMinor: 10_000, disputedMinor: 5184, disputes: [lost] }));
  expect(await stateOf(id)).toEqual({ state: 'refunded', valid: false });
  const { rows } = await pool.query('select kind from alarm order by kind');
  expect(rows).toEqual([{ kind: 'dispute' }, { kind: 'dispute_lost' }]);
});

test('a refund on its way ends the ticket, but is refunded only when it has arrived', async () => {
  const id = await order();
  await settle(id, paidOutcome);
  await settle(id, moneyOutcome({ returningMinor: 15_184 }));
  expect(await stateOf(id)).toEqual({ state: 'needs_refund', valid: false });
  await settle(id, moneyOutcome({ refundedMinor: 15_184 }));
  expect(await stateOf(id)).toEqual({ state: 'refunded', valid: false });
  // Banks do that: it had arrived, and comes back.
  await settle(id, moneyOutcome({ failedRefunds: [{ id: 're_1', amountMinor: 15_184 }] }));
  await settle(id, moneyOutcome({ failedRefunds: [{ id: 're_1', amountMinor: 15_184 }] }));
  expect(await stateOf(id)).toEqual({ state: 'needs_refund', valid: false });
  expect(await countOf(pool, "alarm where kind = 'refund_failed'")).toBe(1);
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 0 });
});

test('only an order that nobody was given an address for is let go of as never asked', async () => {
  const asked = await order();
  const unasked = heldTicket();
  await holdTicket(pool, unasked);
  await settle(asked, { kind: 'never_asked' });
  await settle(unasked.id, { kind: 'never_asked' });
  expect(await stateOf(asked)).toMatchObject({ state: 'awaiting_payment' });
  expect(await stateOf(unasked.id)).toMatchObject({ state: 'expired' });
  expect(await stockOf(pool, 'standard')).toEqual({ held: 1, sold: 0 });
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

test('while the bank takes its time the buyer gets one mail, and none once the money was there', async () => {
  const id = await order();
  await settle(id, { kind: 'processing' });
  await settle(id, { kind: 'processing' });
  expect(await countOf(pool, "mail where kind = 'payment_pending'")).toBe(1);
  const other = await order();
  await settle(other, paidOutcome);
  await settle(other, { kind: 'processing' });
  expect(await countOf(pool, "mail where kind = 'payment_pending'")).toBe(1);
});
