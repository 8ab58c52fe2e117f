import { beforeEach, expect, test } from 'vitest';
import { buildHold } from '../../../test/orders/new-hold.ts';
import { buildBalanceOutcome, paidOutcome } from '../../../test/orders/outcomes.ts';
import {
  countRows,
  createTestShop,
  resetShop,
  setQuota,
  readQuota,
} from '../../../test/test-shop.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { acceptMismatchedPayment } from './accept-mismatched-payment.ts';
import { attachCheckout, holdTicket } from '../orders/hold.queries.ts';
import { settleOrder, createSettlementContext } from './settle-order.ts';
import type { PaymentOutcome } from '../orders/payment-outcome.ts';

const shop = await createTestShop();
const { pool } = shop;

beforeEach(() => resetShop(pool));

async function placeOrder(): Promise<string> {
  const hold = buildHold();
  await holdTicket(pool, hold);
  await attachCheckout(pool, hold.id, { sessionId: `cs_${hold.id}`, url: 'http://127.0.0.1/pay' });
  return hold.id;
}

function settleOrderInTransaction(id: string, outcome: PaymentOutcome) {
  return inTransaction(pool, (tx) =>
    settleOrder(
      createSettlementContext(tx, { ...shop, now: () => new Date() }, 'test'),
      id,
      outcome,
    ),
  );
}

async function readState(id: string) {
  const { rows } = await pool.query<{ state: string; valid: boolean }>(
    `select state, exists (
       select from ticket where order_id = orders.id and void_at is null
     ) as valid from orders where id = $1`,
    [id],
  );
  return rows[0];
}

test('converts the hold to a sale, issues the ticket and queues its email', async () => {
  const id = await placeOrder();
  expect(await readQuota(pool, 'standard')).toEqual({ held: 1, sold: 0 });
  await settleOrderInTransaction(id, paidOutcome);
  expect(await readState(id)).toEqual({ state: 'paid', valid: true });
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 1 });
  expect(await countRows(pool, "order_email where kind = 'ticket'")).toBe(1);
  expect(await countRows(pool, "pgboss.job where name = 'order-email'")).toBe(1);
});

test('records a payment of another amount or currency, keeps the hold and opens one incident', async () => {
  const id = await placeOrder();
  await settleOrderInTransaction(id, { ...paidOutcome, amountMinor: 1, paymentId: 'pi_odd' });
  await settleOrderInTransaction(id, { ...paidOutcome, currency: 'EUR', paymentId: 'pi_odd' });
  expect(await readState(id)).toEqual({ state: 'mismatched', valid: false });
  expect(await readQuota(pool, 'standard')).toEqual({ held: 1, sold: 0 });
  expect(await countRows(pool, "incident where kind = 'amount_mismatch'")).toBe(1);
  const { rows } = await pool.query('select payment_id, paid_minor, paid_currency from orders');
  expect(rows).toEqual([{ payment_id: 'pi_odd', paid_minor: 1, paid_currency: 'PLN' }]);
});

test('accepts or refunds a mismatched payment', async () => {
  const [taken, returned] = [await placeOrder(), await placeOrder()];
  await settleOrderInTransaction(taken, { ...paidOutcome, amountMinor: 30_000 });
  await settleOrderInTransaction(returned, { ...paidOutcome, amountMinor: 40_000 });
  const books = { ...shop, now: () => new Date() };
  expect(await acceptMismatchedPayment(books, taken, 'test')).toBe(true);
  expect(await acceptMismatchedPayment(books, taken, 'test')).toBe(false);
  await settleOrderInTransaction(
    returned,
    buildBalanceOutcome({ receivedMinor: 40_000, refundedMinor: 40_000 }),
  );
  expect(await readState(taken)).toEqual({ state: 'paid', valid: true });
  expect(await readState(returned)).toEqual({ state: 'refunded', valid: false });
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 1 });
});

test('accepts a payment after the hold expired while the quota has places', async () => {
  await setQuota(pool, 'standard', { limit: 1 });
  const id = await placeOrder();
  await settleOrderInTransaction(id, { kind: 'checkout_expired' });
  await settleOrderInTransaction(id, paidOutcome);
  expect(await readState(id)).toEqual({ state: 'paid', valid: true });
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 1 });
});

test('refunds a payment that arrives after the quota sold out, with an email and an incident', async () => {
  await setQuota(pool, 'standard', { limit: 1 });
  const late = await placeOrder();
  await settleOrderInTransaction(late, { kind: 'checkout_expired' });
  const faster = await placeOrder();
  await settleOrderInTransaction(late, paidOutcome);
  expect(await readState(late)).toEqual({ state: 'needs_refund', valid: false });
  expect(await readQuota(pool, 'standard')).toEqual({ held: 1, sold: 0 });
  expect(await countRows(pool, "pgboss.job where name = 'refund'")).toBe(1);
  expect(await countRows(pool, "order_email where kind = 'paid_too_late'")).toBe(1);
  expect(await countRows(pool, "incident where kind = 'late_payment'")).toBe(1);
  await settleOrderInTransaction(faster, paidOutcome);
  await settleOrderInTransaction(late, buildBalanceOutcome({ refundedMinor: 15_184 }));
  expect(await readState(late)).toEqual({ state: 'refunded', valid: false });
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 1 });
});

test('voids the ticket and returns it to the quota for a full refund, not for a partial one', async () => {
  const id = await placeOrder();
  await settleOrderInTransaction(id, paidOutcome);
  await settleOrderInTransaction(id, buildBalanceOutcome({ refundedMinor: 100 }));
  expect(await readState(id)).toEqual({ state: 'paid', valid: true });
  await settleOrderInTransaction(id, buildBalanceOutcome({ refundedMinor: 15_184 }));
  expect(await readState(id)).toEqual({ state: 'refunded', valid: false });
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 0 });
  expect(await countRows(pool, "order_email where kind = 'refunded'")).toBe(1);
});

test('voids the ticket when a partial refund and a lost dispute add up to the price', async () => {
  const id = await placeOrder();
  await settleOrderInTransaction(id, paidOutcome);
  const dispute = { id: 'du_1', status: 'open' } as const;
  await settleOrderInTransaction(
    id,
    buildBalanceOutcome({ refundedMinor: 10_000, openDisputeMinor: 5184, disputes: [dispute] }),
  );
  expect(await readState(id)).toEqual({ state: 'paid', valid: true });
  const lost = { id: 'du_1', status: 'lost' } as const;
  await settleOrderInTransaction(
    id,
    buildBalanceOutcome({ refundedMinor: 10_000, lostDisputeMinor: 5184, disputes: [lost] }),
  );
  expect(await readState(id)).toEqual({ state: 'refunded', valid: false });
  const { rows } = await pool.query('select kind from incident order by kind');
  expect(rows).toEqual([{ kind: 'dispute' }, { kind: 'dispute_lost' }]);
});

test('voids the ticket for a pending refund and marks it refunded after confirmation', async () => {
  const id = await placeOrder();
  await settleOrderInTransaction(id, paidOutcome);
  await settleOrderInTransaction(id, buildBalanceOutcome({ pendingRefundMinor: 15_184 }));
  expect(await readState(id)).toEqual({ state: 'needs_refund', valid: false });
  await settleOrderInTransaction(id, buildBalanceOutcome({ refundedMinor: 15_184 }));
  expect(await readState(id)).toEqual({ state: 'refunded', valid: false });
  // A confirmed refund may still be returned by the bank.
  await settleOrderInTransaction(
    id,
    buildBalanceOutcome({ failedRefunds: [{ id: 're_1', amountMinor: 15_184 }] }),
  );
  await settleOrderInTransaction(
    id,
    buildBalanceOutcome({ failedRefunds: [{ id: 're_1', amountMinor: 15_184 }] }),
  );
  expect(await readState(id)).toEqual({ state: 'needs_refund', valid: false });
  expect(await countRows(pool, "incident where kind = 'refund_failed'")).toBe(1);
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 0 });
});

test('expires an order as never opened only if it has no checkout', async () => {
  const asked = await placeOrder();
  const unasked = buildHold();
  await holdTicket(pool, unasked);
  await settleOrderInTransaction(asked, { kind: 'checkout_never_opened' });
  await settleOrderInTransaction(unasked.id, { kind: 'checkout_never_opened' });
  expect(await readState(asked)).toMatchObject({ state: 'awaiting_payment' });
  expect(await readState(unasked.id)).toMatchObject({ state: 'expired' });
  expect(await readQuota(pool, 'standard')).toEqual({ held: 1, sold: 0 });
});

test('keeps the hold of a processing payment until it succeeds or fails', async () => {
  const id = await placeOrder();
  await settleOrderInTransaction(id, { kind: 'processing' });
  expect(await readState(id)).toEqual({ state: 'processing', valid: false });
  expect(await readQuota(pool, 'standard')).toEqual({ held: 1, sold: 0 });
  await settleOrderInTransaction(id, { kind: 'checkout_expired' });
  expect(await readState(id)).toEqual({ state: 'expired', valid: false });
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 0 });
});

test('sends one email about a processing payment, and none after it was paid', async () => {
  const id = await placeOrder();
  await settleOrderInTransaction(id, { kind: 'processing' });
  await settleOrderInTransaction(id, { kind: 'processing' });
  expect(await countRows(pool, "order_email where kind = 'payment_pending'")).toBe(1);
  const other = await placeOrder();
  await settleOrderInTransaction(other, paidOutcome);
  await settleOrderInTransaction(other, { kind: 'processing' });
  expect(await countRows(pool, "order_email where kind = 'payment_pending'")).toBe(1);
});
