import { getPhase } from '@kongres/content/facts/phases';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { lockOrder } from '../orders/order.queries.ts';
import { lockTicket } from '../tickets/ticket.queries.ts';
import { checkTicket, type TicketCheck } from './check-ticket.ts';
import { recordCheckIn } from './record-check-in.ts';

export interface CheckInResult extends Omit<TicketCheck, 'state'> {
  state: TicketCheck['state'] | 'early' | 'needs_consent';
}

/**
 * Checks a ticket in once: `valid` the first time, `used` with the time of the first check-in
 * afterwards. Returns `early` before the first day, and `needs_consent` where the check-in would
 * end an open right to cancel.
 */
export async function checkInTicket(
  { pool, now, edition }: Pick<Context, 'pool' | 'now' | 'edition'>,
  codeOrLink: string,
  { isAgreed = false } = {},
): Promise<CheckInResult> {
  const at = now();
  return await inTransaction(pool, async (tx) => {
    const found = (await checkTicket(tx, codeOrLink)).ticket;
    // Serialises with other check-ins and with cancellation of the same order.
    const order = found && (await lockOrder(tx, found.orderId));
    const ticket = found && (await lockTicket(tx, found.orderId));
    const checked = await checkTicket(tx, codeOrLink);
    if (!order || checked.state !== 'valid') return checked;
    if (getPhase(edition.now()) === 'before') return { ...checked, state: 'early' };
    const outcome = await recordCheckIn(tx, { order, ticket, edition, at, isAgreed });
    return outcome === 'needs_consent' ? { ...checked, state: 'needs_consent' } : checked;
  });
}
