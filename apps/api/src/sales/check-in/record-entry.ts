import { earlyStartVersion } from '@kongres/content/facts/early-start';
import type { Connection } from '../../platform/db/connection.ts';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import { asksAtEntry } from '../orders/cancellation.ts';
import type { Order } from '../orders/order.ts';
import { noteConsentAtEntry } from '../orders/order-queries.ts';
import type { TicketRow } from '../tickets/ticket-queries.ts';
import { noteEntry } from '../tickets/ticket-queries.ts';

/**
 * Notes the first entry with a ticket that is valid and locked, as its order is. Where that would end a right to cancel
 * which is still open, the person has to agree first (`asks`), and the consent is kept.
 */
export async function recordEntry(
  tx: Connection,
  {
    order,
    ticket,
    edition,
    at,
    isAgreed,
  }: {
    order: Order;
    ticket: TicketRow | undefined;
    edition: EditionClock;
    at: Date;
    isAgreed: boolean;
  },
): Promise<'recorded' | 'asks'> {
  if (asksAtEntry(order, ticket, edition)) {
    if (!isAgreed) return 'asks';
    await noteConsentAtEntry(tx, order.id, { at, version: earlyStartVersion });
  }
  await noteEntry(tx, order.id, at);
  return 'recorded';
}
