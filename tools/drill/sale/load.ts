import { setTimeout as sleep } from 'node:timers/promises';
import { act } from '../../fake-stripe/act.ts';
import { order } from './buyers.ts';
import type { Shop } from './shop.ts';

interface Sale {
  session: string;
  at: number;
}

/** Buyers who buy and pay, again and again, whatever happens to the database meanwhile. */
export function startLoad(shop: Shop, { buyers = 4 } = {}) {
  const paid: Sale[] = [];
  const refused = new Map<number, number>();
  const over = new AbortController();
  const all = Array.from({ length: buyers }, async () => {
    while (!over.signal.aborted) {
      const { session, status } = await order(shop);
      if (session) {
        const at = Date.now();
        await act(shop.stripe, session, 'pay');
        paid.push({ session, at });
      } else {
        refused.set(status, (refused.get(status) ?? 0) + 1);
        await sleep(100);
      }
    }
  });
  return {
    /** Everybody who was given a payment page has paid there. */
    paid: paid as readonly Sale[],
    /** How often which answer was no. */
    refused: refused as ReadonlyMap<number, number>,
    end: async () => {
      over.abort();
      await Promise.all(all);
    },
  };
}
