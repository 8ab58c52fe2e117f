import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { purchasePath } from '@kongres/contract/paths';
import type { PaymentContext } from '../../sales/payments/payment-context.ts';
import { refundPayment } from '../../sales/settlement/refunds.ts';
import { countEvents, readRehearsedOrder, type RehearsedOrder } from './rehearsal-queries.ts';

/** A payment page lives that long. */
const patienceMs = 31 * 60_000;

/**
 * One purchase from beginning to end, through the API that runs: held, paid by a person on Stripe's page, heard of by
 * webhook, given back. Tells each step; throws at the first that does not come.
 */
export async function rehearsePurchase(
  context: PaymentContext,
  { api, email, say }: { api: string; email: string; say: (line: string) => void },
): Promise<void> {
  const heardBefore = await countEvents(context.pool);
  const url = await openPaymentPage(api, email);
  say(`held. Pay here with card 4242 4242 4242 4242, any day to come, any number behind: ${url}`);
  const paid = await until(context, url, 'paid');
  const heard = await countEvents(context.pool);
  say(
    heard > heardBefore
      ? 'paid, and the webhook told us'
      : 'paid, but no webhook came: we had to ask',
  );
  if (!paid.paymentId) throw new Error('the order has no payment');
  const refunded = await refundPayment(context, paid.paymentId, randomUUID());
  if (!refunded.ok) throw new Error(`nothing was given back: ${refunded.code}`);
  await until(context, url, 'refunded');
  say('given back');
  if (heard === heardBefore) {
    throw new Error('webhooks do not reach us: endpoint, secret or the way to this machine');
  }
}

async function openPaymentPage(api: string, email: string): Promise<string> {
  const response = await fetch(`${api}${purchasePath}/standard`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  const { url, code } = (await response.json()) as { url?: string; code?: string };
  if (!url) throw new Error(`the API sells nothing: ${response.status} ${code}`);
  return url;
}

async function until(context: PaymentContext, url: string, state: string): Promise<RehearsedOrder> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const order = await readRehearsedOrder(context.pool, url);
    if (order?.state === state) return order;
    if (order?.state === 'expired' || Date.now() > end) {
      throw new Error(`the order never became ${state}: it is ${order?.state ?? 'gone'}`);
    }
    await sleep(500);
  }
}
