import { languages } from '@kongres/content/facts/languages';
import { tickets } from '@kongres/content/facts/tickets';
import { purchasePath } from '@kongres/contract/paths';
import { performAction } from '../../stripe-double/test-client.ts';
import { waitUntil } from '../wait-until.ts';
import { readOrders } from './orders.ts';
import type { Shop } from './shop.ts';

let buyer = 0;

interface Attempt {
  status: number;
  /** Checkout session id; empty if the purchase failed. */
  session: string;
}

async function placeOrder({ origins }: Shop): Promise<Attempt> {
  const n = (buyer += 1);
  const response = await fetch(
    `${pickItem(origins, n)}${purchasePath}/${pickItem(tickets, n).id}`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': pickItem(languages, n).id },
      body: JSON.stringify({ email: `buyer${n}@example.com` }),
    },
  ).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as { url?: string } | null;
  return { status: response?.status ?? 0, session: answer?.url?.split('/').at(-1) ?? '' };
}

/** Sells `count` tickets, four at a time. Of every eight one stays unpaid and one is refunded. */
export async function sellTickets(shop: Shop, url: string, count: number): Promise<void> {
  const states = new Map<string, string>();
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      const kind = left % 8;
      const { session, status } = await placeOrder(shop);
      if (!session) throw new Error(`a purchase failed: ${status}`);
      if (kind > 0) await performAction(shop.stripe, session, 'pay');
      if (kind === 1) await performAction(shop.stripe, session, 'refund');
      states.set(session, ['awaiting_payment', 'refunded'][kind] ?? 'paid');
    }
  };
  await Promise.all([one(), one(), one(), one()]);
  await waitUntil('every order has its state', async () => {
    const books = new Map((await readOrders(url)).map(({ session, state }) => [session, state]));
    return [...states].every(([session, state]) => books.get(session) === state);
  });
}

function pickItem<Item>(list: readonly Item[], n: number): Item {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('empty list');
  return item;
}
