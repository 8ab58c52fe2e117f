import { getPhase } from '@kongres/content/facts/phases';
import type { Config } from '../../platform/config/config.ts';
import type { Connection } from '../../platform/db/connection.ts';
import { composeOrderSearchEmail } from './compose-order-search-email.ts';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import {
  deliverEmail,
  type Outbox,
  type DeliveryContext,
} from '../../platform/email/deliver-email.ts';
import type { Order } from '../orders/order.ts';
import { readOrder } from '../orders/order.queries.ts';
import { deleteOrderSearch, listOrderIdsByEmail, lockOrderSearch } from './order-search.queries.ts';

interface OrderSearchEmailContext extends DeliveryContext {
  edition: EditionClock;
  config: Pick<Config, 'secret' | 'publicOrigin'>;
}

const maxOrdersPerEmail = 50;

/** Emails an address the links of its orders, if it has any, and deletes the request. */
export async function sendOrderSearchResults(
  context: OrderSearchEmailContext,
  searchId: string,
): Promise<string> {
  return await deliverEmail(context, createOrderSearchOutbox(context), searchId);
}

function createOrderSearchOutbox({
  config,
  edition,
}: OrderSearchEmailContext): Outbox<{ id: string; email: string }> {
  return {
    lock: async (tx, id) => {
      const email = await lockOrderSearch(tx, id);
      return email === undefined ? undefined : { id, email };
    },
    compose: async (tx, { id, email }) => {
      const [newest, ...others] = await readOrdersByEmail(tx, email);
      if (newest) {
        const phase = getPhase(edition.now());
        const content = composeOrderSearchEmail([newest, ...others], config, phase);
        return { to: newest.email, ...content };
      }
      await deleteOrderSearch(tx, id);
      return null;
    },
    markSent: deleteOrderSearch,
    // No incident: the request may not come from the owner of the address.
    markRejected: deleteOrderSearch,
  };
}

async function readOrdersByEmail(tx: Connection, email: string): Promise<Order[]> {
  const orders: Order[] = [];
  for (const id of await listOrderIdsByEmail(tx, email, maxOrdersPerEmail)) {
    const order = await readOrder(tx, id);
    if (order) orders.push(order);
  }
  return orders;
}
