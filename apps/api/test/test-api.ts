import { expect } from 'vitest';
import { registerCleanup } from './register-cleanup.ts';
import { performAction } from '@kongres/tools/stripe-double/test-client';
import type { ActionName, ActionOptions } from '@kongres/tools/stripe-double/session-actions';
import { setSwitches } from '@kongres/tools/stripe-double/set-switches';
import { startFakeStripe } from '@kongres/tools/stripe-double/start-fake-stripe';
import type { Switches } from '@kongres/tools/stripe-double/switches';
import { findFreePort } from '@kongres/tools/dev/stack/free-port';
import { webhookPath } from '@kongres/contract/paths';
import { createApp } from '../src/main/app.ts';
import { createEditionClock, type EditionClock } from '../src/platform/clock/edition-clock.ts';
import { createOrderNumberGuard } from '../src/sales/checkout/order-number-guard.ts';
import { createPool } from '../src/platform/db/connection.ts';
import { createPayments } from '../src/sales/payments/payments.ts';
import type { MigrationOptions } from './database-server.ts';
import { readBoughtOrder, readOrderState, type BoughtOrder } from './orders/bought-order.ts';
import { createTestShop, webhookSecret } from './test-shop.ts';

/** Stripe double that sends webhooks to the API at this port. */
export function startStripeFor(apiPort: number, webhookRetryMs = 100) {
  const webhookUrl = `http://127.0.0.1:${apiPort}${webhookPath}`;
  return startFakeStripe({ port: 0, webhookUrl, webhookSecret, webhookRetryMs });
}

/** Runs the API in this process with its own Stripe double. */
export async function startTestApi(
  more: Record<string, string> = {},
  migration?: MigrationOptions,
) {
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const stripe = await startStripeFor(port);
  const test = await createTestShop({ STRIPE_API: stripe.origin, ...more }, migration);
  const payments = createPayments(test.config);
  let offsetMs = 0;
  const orderNumberGuard = createOrderNumberGuard(test.pool, payments);
  const now = () => new Date(Date.now() + offsetMs);
  let clock = createEditionClock(test.edition.now().getTime() - Date.now(), now);
  const edition: EditionClock = {
    now: () => clock.now(),
    toEditionTime: (moment) => clock.toEditionTime(moment),
  };
  const deskPool = createPool(test.databaseUrl, test.log, 'desk', { max: 3 });
  const shop = { ...test, deskPool, payments, orderNumberGuard, now, edition };
  const { app } = await createApp(test.config, shop, test.log);
  await app.listen({ host: '127.0.0.1', port });
  registerCleanup(async () => {
    const closed = app.close();
    // `close` would wait for connections without a request.
    app.server.closeAllConnections();
    await closed;
    await deskPool.end();
    await stripe.close();
  });

  const buyTicket = (ticket: string, email: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/purchase/${ticket}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email }),
    });

  return {
    ...shop,
    origin,
    /** Moves the application clock, not Stripe's. */
    moveClock: (minutes: number) => {
      offsetMs = minutes * 60_000;
    },
    /** Stops the edition clock at this time. */
    freezeEditionClock: (moment: Date) => {
      const { toEditionTime: at } = createEditionClock(moment.getTime() - now().getTime(), now);
      clock = { now: () => moment, toEditionTime: at };
    },
    stripe: stripe.origin,
    buyTicket,
    /** Pays by card and waits until the order is paid. */
    buyPaidTicket: async (ticket: string, email: string): Promise<BoughtOrder> => {
      const order = await readBoughtOrder(test.pool, await buyTicket(ticket, email));
      await performAction(stripe.origin, order.session, 'pay');
      await expect.poll(() => readOrderState(test.pool, order.id)).toBe('paid');
      return order;
    },
    /** Performs an action of a buyer, a bank or the Stripe dashboard on a session. */
    actAtStripe: <Name extends ActionName>(
      action: Name,
      sessionId: string,
      options?: ActionOptions,
    ) => performAction(stripe.origin, sessionId, action, options),
    setSwitches: (switches: Partial<Switches>) => setSwitches(stripe.origin, switches),
  };
}
