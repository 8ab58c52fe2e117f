import { earlyStartVersion } from '@kongres/content/facts/early-start';
import type { Connection } from '../../platform/db/connection.ts';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import { requiresConsentAtCheckIn } from '../orders/cancellation.ts';
import type { Order } from '../orders/order.ts';
import { recordConsentAtCheckIn } from '../orders/order.queries.ts';
import type { TicketRow } from '../tickets/ticket.queries.ts';
import { markTicketCheckedIn } from '../tickets/ticket.queries.ts';

/**
 * Records the first check-in of a ticket; order and ticket must be locked and valid. Where the
 * check-in ends an open right to cancel, it requires consent first (`needs_consent`) and records
 * it.
 */
export async function recordCheckIn(
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
): Promise<'recorded' | 'needs_consent'> {
  if (requiresConsentAtCheckIn(order, ticket, edition)) {
    if (!isAgreed) return 'needs_consent';
    await recordConsentAtCheckIn(tx, order.id, { at, version: earlyStartVersion });
  }
  await markTicketCheckedIn(tx, order.id, at);
  return 'recorded';
}
