import { setTimeout as sleep } from 'node:timers/promises';
import { assert, asyncProperty } from 'fast-check';
import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { performAction, fetchEvents } from '@kongres/tools/stripe-double/test-client';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { cancelOrder } from '../../src/sales/order-page/cancel-order.ts';
import { getRetainedMinor } from '../../src/sales/orders/payment-balance.ts';
import { readOrder } from '../../src/sales/orders/order.queries.ts';
import { reconcileOrders } from '../../src/sales/settlement/reconcile-orders.ts';
import { refundOrder } from '../../src/sales/settlement/refunds.ts';
import { releaseOrder } from '../../src/sales/settlement/release-order.ts';
import { releaseExpiredHolds } from '../../src/sales/settlement/release-expired-holds.ts';
import {
  replayMissedEvents,
  handleStripeEvent,
} from '../../src/sales/settlement/handle-stripe-event.ts';
import { ProviderUnavailableError } from '../../src/sales/payments/circuit-breaker.ts';
import { readBoughtOrder } from '../orders/bought-order.ts';
import { isAcceptance, seedByCommit } from '../config.ts';
import { startTestApi } from '../test-api.ts';
import { resetShop } from '../test-shop.ts';
import { sequence, type Sequence, type Step } from './payment-steps.ts';

const sequences = isAcceptance ? 10_000 : 50;
/** Deterministic per commit. */
const seed = isAcceptance ? 20_260_216 : seedByCommit('money sequences');
const shop = await startTestApi({
  PURCHASES_PER_CLIENT: '1000000',
  PURCHASES_PER_EMAIL: '1000000',
});
const { pool, log, buyTicket, stripe, payments, moveClock, setSwitches } = shop;

let playedCount = 0;

async function playSequence({ turns, order, isLost }: Sequence) {
  if (playedCount % 100 === 0) await resetShop(pool);
  playedCount += 1;
  moveClock(0);
  await setSwitches({ refundAnswer: 'succeeded' });
  await pool.query("update ticket_quota set quota_limit = null where ticket = 'vip'");
  const key = { 'Idempotency-Key': `sequence ${playedCount}` };
  const { id, session } = await readBoughtOrder(
    pool,
    await buyTicket('vip', `a${playedCount}@example.com`, key),
  );
  const seen = new Set<string>();
  const waiting: Stripe.Event[] = [];
  const delivered: Stripe.Event[] = [];

  for (const { step, deliver, twice } of turns) {
    await retryWhileUnavailable(() => performStep(step));
    const newEvents = (await fetchEvents(stripe, 20)).filter(
      (event) => isEventOfSession(event, session) && !seen.has(event.id),
    );
    for (const event of newEvents.toReversed()) {
      seen.add(event.id);
      waiting.push(event);
    }
    const [event] = waiting.splice(deliver, 1);
    if (!event) continue;
    delivered.push(event);
    await handleEvent(event);
    if (twice) await handleEvent(event);
  }
  const rest = isLost ? [] : waiting.toSorted((a, b) => rank(a) - rank(b));
  for (const event of rest) await handleEvent(event);
  // Redeliver every event, newest first.
  for (const event of delivered.toReversed())
    await handleEvent({ ...event, id: `${event.id}_again` });
  await runPeriodicTasks();
  await checkInvariants();

  function rank(event: Stripe.Event): number {
    return order[waiting.indexOf(event) % order.length] ?? 0;
  }

  function handleEvent(event: Stripe.Event) {
    return retryWhileUnavailable(() => handleStripeEvent(shop, event, 'test'));
  }

  async function performStep(step: Step): Promise<void> {
    switch (step.kind) {
      case 'action':
        // Stripe rejects actions that do not match the payment's state.
        await performAction(stripe, session, step.action, {
          ...step.options,
          withoutWebhook: true,
        }).catch(() => {});
        break;
      case 'refunds':
        await setSwitches({ refundAnswer: step.answer });
        break;
      case 'buy again':
        await Promise.all([
          buyTicket('vip', `a${playedCount}@example.com`, key),
          buyTicket('vip', `a${playedCount}@example.com`, key),
        ]);
        break;
      case 'release': {
        const order = await readOrder(pool, id);
        if (order) await releaseOrder(shop, order, 'test');
        break;
      }
      case 'cancel':
        await cancelOrder(
          { ...shop, now: () => new Date('2025-12-01') },
          { id, tokenVersion: 0 },
          'test',
        );
        break;
      case 'refund job':
        await refundOrder(shop, id, 'test');
        break;
      case 'sold out':
        await pool.query("update ticket_quota set quota_limit = held + sold where ticket = 'vip'");
        break;
      case 'sweep':
        moveClock(36);
        await releaseExpiredHolds(shop, log);
        moveClock(0);
        break;
      case 'reconcile':
        moveClock(5);
        await reconcileOrders(shop, log, { openForSeconds: 120 });
        moveClock(0);
        break;
    }
  }

  /** Runs the periodic tasks and refund jobs of the following hours. */
  async function runPeriodicTasks() {
    for (const hours of [2, 4, 6]) {
      moveClock(hours * 60);
      await pool.query('update orders set reconciled_at = null');
      await reconcileOrders(shop, log, { openForSeconds: 120 });
      await releaseExpiredHolds(shop, log);
      // The Stripe double lists the events of all sequences.
      const listed = { ...payments, listEvents: () => Promise.resolve([...delivered, ...waiting]) };
      await replayMissedEvents({ ...shop, payments: listed }, log);
      await retryWhileUnavailable(() => refundOrder(shop, id, 'test'));
    }
  }

  async function checkInvariants() {
    const { rows } = await pool.query<{
      state: string;
      paymentId: string | null;
      isValid: boolean;
      incidents: string[];
    }>(
      `select state, payment_id as "paymentId",
          exists (select from ticket t where t.order_id = o.id and t.void_at is null) as "isValid",
          array(select kind from incident a where a.order_id = o.id) as incidents
        from orders o where id = $1`,
      [id],
    );
    const found = rows[0];
    expect(found).toBeDefined();
    if (!found) return;
    const { state, paymentId, isValid, incidents } = found;
    const money = await retryWhileUnavailable(() => readBalance(session, paymentId));
    const kept = money ? getRetainedMinor(money) : 0;
    expect(isValid, 'a ticket is valid only if the order is paid').toBe(state === 'paid');
    if (isValid) expect(kept, 'a valid ticket implies a positive balance').toBeGreaterThan(0);
    if (kept > 0 && !isValid) {
      expect(incidents, 'a balance without a ticket opens an incident').not.toEqual([]);
      expect(['mismatched', 'needs_refund']).toContain(state);
    }
    if (state === 'refunded')
      expect(kept, 'a refunded order has no balance').not.toBeGreaterThan(0);
    // A lost dispute after a refund leaves a negative balance.
    if (kept < 0) expect(incidents, 'a loss opens an incident').toContain('dispute_lost');
    const isOwned = money?.receivedMinor === 0 ? state === 'processing' : state === 'mismatched';
    if (['pending', 'awaiting_payment', 'processing', 'mismatched'].includes(state)) {
      expect(isOwned, `no hold without an open payment: ${state}`).toBe(true);
    }
    const { rows: counters } = await pool.query(
      `select held, sold,
          (select count(*)::int from orders where ticket = s.ticket
            and state in ('pending', 'awaiting_payment', 'processing', 'mismatched')) as holding,
          (select count(*)::int from orders where ticket = s.ticket and state = 'paid') as paid
        from ticket_quota s where ticket = 'vip'`,
    );
    expect(counters[0].held, 'counters equal rows').toBe(counters[0].holding);
    expect(counters[0].sold, 'counters equal rows').toBe(counters[0].paid);
  }
}

/** Retries while the Stripe double is too slow on a busy machine. */
async function retryWhileUnavailable<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ProviderUnavailableError)) throw error;
      await sleep(200);
    }
  }
}

async function readBalance(sessionId: string, paymentId: string | null) {
  const session = await payments.readCheckout(sessionId);
  const intent = session?.payment_intent;
  const id = paymentId ?? (typeof intent === 'string' ? intent : intent?.id);
  return id ? ((await payments.readPayment(id))?.balance ?? null) : null;
}

function isEventOfSession(event: Stripe.Event, session: string): boolean {
  return JSON.stringify(event).includes(session) || isPaymentEvent(event);
}

function isPaymentEvent(event: Stripe.Event): boolean {
  return !event.type.startsWith('checkout.session');
}

test(`${sequences} random sequences of buyer, bank and network actions keep the payment invariants`, async () => {
  const report = reportCheck('money-sequences');
  await assert(asyncProperty(sequence, playSequence), {
    numRuns: sequences,
    seed,
    endOnFailure: true,
  });
  report(`${playedCount} sequences, 0 violations`);
}, 10_800_000);
