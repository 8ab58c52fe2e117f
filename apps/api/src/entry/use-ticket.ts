import { earlyStartVersion } from '@kongres/content/facts/early-start';
import { phaseAt } from '@kongres/content/facts/phases';
import type { Context } from '../context.ts';
import { inTransaction } from '../db/connection.ts';
import { asksAtEntry } from '../order-page/cancel-order.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { lockTicket } from '../tickets/ticket-queries.ts';
import { checkTicket, type CheckedTicket } from './check-ticket.ts';
import { noteConsentAtEntry, noteEntry } from './entry-queries.ts';

export interface ShownTicket extends Omit<CheckedTicket, 'state'> {
  state: CheckedTicket['state'] | 'early' | 'asks';
}

/**
 * Lets somebody in, once: `valid` for the first, `used` with the time of the first for the others. Nobody enters
 * before the first day (`early`). Where the entry would end a right to cancel that is still open, the person has
 * to agree first (`asks`).
 */
export async function useTicket(
  { pool, now, edition }: Pick<Context, 'pool' | 'now' | 'edition'>,
  shown: string,
  { isAgreed = false } = {},
): Promise<ShownTicket> {
  const at = now();
  return await inTransaction(pool, async (tx) => {
    const found = (await checkTicket(tx, shown)).entry;
    // Of two at the door with the same ticket the second waits here, and so does a cancellation.
    const order = found && (await lockOrder(tx, found.orderId));
    const ticket = found && (await lockTicket(tx, found.orderId));
    const checked = await checkTicket(tx, shown);
    if (!order || checked.state !== 'valid') return checked;
    if (phaseAt(edition.now()) === 'before') return { ...checked, state: 'early' };
    if (asksAtEntry(order, ticket, edition)) {
      if (!isAgreed) return { ...checked, state: 'asks' };
      await noteConsentAtEntry(tx, order.id, { at, version: earlyStartVersion });
    }
    await noteEntry(tx, order.id, at);
    return checked;
  });
}
