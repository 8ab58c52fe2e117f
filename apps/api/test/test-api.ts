import { expect } from 'vitest';
import { afterwards } from './afterwards.ts';
import { act } from '@kongres/tools/stripe-double/act';
import type { DeedName, Wish } from '@kongres/tools/stripe-double/deeds';
import { setSwitches } from '@kongres/tools/stripe-double/set-switches';
import { startFakeStripe } from '@kongres/tools/stripe-double/start-fake-stripe';
import type { Switches } from '@kongres/tools/stripe-double/switches';
import { freePort } from '@kongres/tools/dev/stack/free-port';
import { webhookPath } from '@kongres/contract/paths';
import { createApp } from '../src/main/app.ts';
import { editionClock, type EditionClock } from '../src/platform/clock/edition-clock.ts';
import { createOrderNumbers } from '../src/sales/checkout/order-numbers.ts';
import { createPool } from '../src/platform/db/connection.ts';
import { createPayments } from '../src/sales/payments/payments.ts';
import type { MigrationOptions } from './database-server.ts';
import { boughtOrder, orderState, type BoughtOrder } from './orders/bought-order.ts';
import { createTestShop, webhookSecret } from './test-shop.ts';

/** A Stripe that sends its webhooks to the API at this port. */
export function startStripeFor(apiPort: number, webhookRetryMs = 100) {
  const webhookUrl = `http://127.0.0.1:${apiPort}${webhookPath}`;
  return startFakeStripe({ port: 0, webhookUrl, webhookSecret, webhookRetryMs });
}

/** The API in this process, listening, with a Stripe of its own that sends it webhooks. */
export async function startTestApi(
  more: Record<string, string> = {},
  migration?: MigrationOptions,
) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const stripe = await startStripeFor(port);
  const test = await createTestShop({ STRIPE_API: stripe.origin, ...more }, migration);
  const payments = createPayments(test.config);
  let moved = 0;
  const numbers = createOrderNumbers(test.pool, payments);
  const now = () => new Date(Date.now() + moved);
  let clock = editionClock(test.edition.now().getTime() - Date.now(), now);
  const edition: EditionClock = { now: () => clock.now(), at: (moment) => clock.at(moment) };
  const deskPool = createPool(test.databaseUrl, test.log, 'desk', { max: 3 });
  const shop = { ...test, deskPool, payments, numbers, now, edition };
  const { app } = await createApp(test.config, shop, test.log);
  await app.listen({ host: '127.0.0.1', port });
  afterwards(async () => {
    const closed = app.close();
    // Whoever connected and has asked nothing yet would be waited for.
    app.server.closeAllConnections();
    await closed;
    await deskPool.end();
    await stripe.close();
  });

  const buy = (ticket: string, email: string, headers: Record<string, string> = {}) =>
    fetch(`${origin}/api/purchase/${ticket}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email }),
    });

  return {
    ...shop,
    origin,
    /** Turns the shop's clock forward; Stripe's stays. */
    moveClock: (minutes: number) => {
      moved = minutes * 60_000;
    },
    /** Sets the edition's clock, which then stands still; real time goes on. */
    stopEditionAt: (moment: Date) => {
      const { at } = editionClock(moment.getTime() - now().getTime(), now);
      clock = { now: () => moment, at };
    },
    stripe: stripe.origin,
    buy,
    /** Buys a ticket by card and waits until the order is paid. */
    buyPaid: async (ticket: string, email: string): Promise<BoughtOrder> => {
      const order = await boughtOrder(test.pool, await buy(ticket, email));
      await act(stripe.origin, order.session, 'pay');
      await expect.poll(() => orderState(test.pool, order.id)).toBe('paid');
      return order;
    },
    /** What a buyer or Stripe's own people would do to a session. */
    atStripe: <Name extends DeedName>(deed: Name, sessionId: string, wish?: Wish) =>
      act(stripe.origin, sessionId, deed, wish),
    setSwitches: (switches: Partial<Switches>) => setSwitches(stripe.origin, switches),
  };
}
