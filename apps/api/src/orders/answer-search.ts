import type { Config } from '../config.ts';
import { inTransaction, type Pool } from '../db/connection.ts';
import { composeFoundOrders } from '../mail/compose-found-orders.ts';
import type { Sender } from '../mail/sender.ts';
import type { Order } from './order.ts';
import { readOrder } from './order-queries.ts';
import { deleteSearch, listToldOrders, lockSearch } from './order-search-queries.ts';

interface Desk {
  pool: Pool;
  sender: Sender;
  config: Pick<Config, 'secret' | 'publicOrigin'>;
}

/** More than anybody has bought, and no more than a letter can hold. */
const most = 50;

/**
 * Writes to an address about its orders, if it has any, and forgets that somebody asked. The row stays
 * locked until then, so that a second worker with the same job cannot send beside this one.
 */
export async function answerSearch(
  { pool, sender, config }: Desk,
  searchId: string,
): Promise<string> {
  return await inTransaction(pool, async (tx) => {
    const email = await lockSearch(tx, searchId);
    if (email === undefined) return 'nothing';
    const orders: Order[] = [];
    for (const id of await listToldOrders(tx, email, most)) {
      const order = await readOrder(tx, id);
      if (order) orders.push(order);
    }
    if (orders[0]) {
      const mail = await composeFoundOrders([orders[0], ...orders.slice(1)], config);
      await sender.send({ id: searchId, to: orders[0].email, ...mail });
    }
    await deleteSearch(tx, searchId);
    return orders.length > 0 ? 'found' : 'nobody';
  });
}
