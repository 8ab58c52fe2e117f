import { phaseAt } from '@kongres/content/facts/phases';
import type { Config } from '../../platform/config/config.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { composeFoundOrders } from './compose-found-orders.ts';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import { deliver, type Outbox, type Post } from '../../platform/mail/deliver.ts';
import type { Order } from '../orders/order.ts';
import { readOrder } from '../orders/order-queries.ts';
import { deleteSearch, listToldOrders, lockSearch } from './order-search-queries.ts';

interface SearchPost extends Post {
  edition: EditionClock;
  config: Pick<Config, 'secret' | 'publicOrigin'>;
}

/** More than anybody has bought, and no more than a letter can hold. */
const most = 50;

/** Writes to an address about its orders, if it has any, and forgets that somebody asked. */
export async function answerSearch(post: SearchPost, searchId: string): Promise<string> {
  return await deliver(post, searchesIn(post), searchId);
}

function searchesIn({ config, edition }: SearchPost): Outbox<{ id: string; email: string }> {
  return {
    lock: async (tx, id) => {
      const email = await lockSearch(tx, id);
      return email === undefined ? undefined : { id, email };
    },
    write: async (tx, { id, email }) => {
      const [newest, ...others] = await toldOrders(tx, email);
      if (newest) {
        const phase = phaseAt(edition.now());
        const mail = composeFoundOrders([newest, ...others], config, phase);
        return { to: newest.email, ...mail };
      }
      await deleteSearch(tx, id);
      return null;
    },
    markSent: deleteSearch,
    // Nobody is told either: whoever asked is not known to be the owner of the address.
    refuse: deleteSearch,
  };
}

async function toldOrders(tx: Connection, email: string): Promise<Order[]> {
  const orders: Order[] = [];
  for (const id of await listToldOrders(tx, email, most)) {
    const order = await readOrder(tx, id);
    if (order) orders.push(order);
  }
  return orders;
}
