import { phaseAt } from '@kongres/content/facts/phases';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { lockTicket } from '../tickets/ticket-queries.ts';
import { checkTicket, type CheckedTicket } from './check-ticket.ts';
import { recordEntry } from './record-entry.ts';

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
    const entry = await recordEntry(tx, { order, ticket, edition, at, isAgreed });
    return entry === 'asks' ? { ...checked, state: 'asks' } : checked;
  });
}
