import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { purchasePath } from '@kongres/contract/paths';
import type { PaymentContext } from '../../sales/payments/payment-context.ts';
import { refundPayment } from '../../sales/settlement/refunds.ts';
import { countEvents, readTestOrder, type TestOrder } from './test-purchase.queries.ts';

const paymentTimeoutMs = 31 * 60_000;

/**
 * Buys a ticket through the running API, waits for the operator to pay it, checks that the webhook arrived and refunds
 * it. Prints each step and throws at the first failure.
 */
export async function makeTestPurchase(
  context: PaymentContext,
  { api, email, say: print }: { api: string; email: string; say: (line: string) => void },
): Promise<void> {
  const eventsBefore = await countEvents(context.pool);
  const url = await openPaymentPage(api, email);
  print(`Ticket reserved. Pay with card 4242 4242 4242 4242, any future date and any CVC: ${url}`);
  const paid = await waitForState(context, url, 'paid');
  const eventsAfter = await countEvents(context.pool);
  print(
    eventsAfter > eventsBefore
      ? 'Paid; the webhook arrived.'
      : 'Paid, but no webhook arrived: the payment was found by polling.',
  );
  if (!paid.paymentId) throw new Error('the order has no payment id');
  const refunded = await refundPayment(context, paid.paymentId, randomUUID());
  if (!refunded.ok) throw new Error(`the refund failed: ${refunded.code}`);
  await waitForState(context, url, 'refunded');
  print('Refunded.');
  if (eventsAfter === eventsBefore) {
    throw new Error('webhooks do not arrive: check the endpoint, its secret and the network');
  }
}

async function openPaymentPage(api: string, email: string): Promise<string> {
  const response = await fetch(`${api}${purchasePath}/standard`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const { url, code } = (await response.json()) as { url?: string; code?: string };
  if (!url) throw new Error(`the API rejected the purchase: ${response.status} ${code}`);
  return url;
}

async function waitForState(
  context: PaymentContext,
  url: string,
  state: string,
): Promise<TestOrder> {
  const end = Date.now() + paymentTimeoutMs;
  for (;;) {
    const order = await readTestOrder(context.pool, url);
    if (order?.state === state) return order;
    if (order?.state === 'expired' || Date.now() > end) {
      throw new Error(`the order did not become ${state}: it is ${order?.state ?? 'missing'}`);
    }
    await sleep(500);
  }
}
