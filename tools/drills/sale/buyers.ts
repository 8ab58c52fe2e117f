import { languages } from '@kongres/content/facts/languages';
import { tickets } from '@kongres/content/facts/tickets';
import { purchasePath } from '@kongres/contract/paths';
import { act } from '../../stripe-double/act.ts';
import { until } from '../until.ts';
import { readBooks } from './books.ts';
import type { Shop } from './shop.ts';

let buyer = 0;

interface Attempt {
  status: number;
  /** The payment's id; empty where nobody sold. */
  session: string;
}

/** One buyer's attempt; status 0 where nobody answered. */
async function order({ origins }: Shop): Promise<Attempt> {
  const n = (buyer += 1);
  const response = await fetch(`${of(origins, n)}${purchasePath}/${of(tickets, n).id}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': of(languages, n).id },
    body: JSON.stringify({ email: `buyer${n}@example.com` }),
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as { url?: string } | null;
  return { status: response?.status ?? 0, session: answer?.url?.split('/').at(-1) ?? '' };
}

/** That many sales, a few at a time. Of every eight one is never paid and one is given back. */
export async function sell(shop: Shop, url: string, count: number): Promise<void> {
  const states = new Map<string, string>();
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      const kind = left % 8;
      const { session, status } = await order(shop);
      if (!session) throw new Error(`a buyer was refused: ${status}`);
      if (kind > 0) await act(shop.stripe, session, 'pay');
      if (kind === 1) await act(shop.stripe, session, 'refund');
      states.set(session, ['awaiting_payment', 'refunded'][kind] ?? 'paid');
    }
  };
  await Promise.all([one(), one(), one(), one()]);
  await until('every sale is in the books', async () => {
    const books = new Map((await readBooks(url)).map(({ session, state }) => [session, state]));
    return [...states].every(([session, state]) => books.get(session) === state);
  });
}

function of<Item>(list: readonly Item[], n: number): Item {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}
