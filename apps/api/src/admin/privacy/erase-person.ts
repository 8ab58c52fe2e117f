import { eraseAttendeeData } from '../../attendee/erase-attendee-data.ts';
import { inTransaction, type Pool } from '../../platform/db/connection.ts';
import { eraseOrderEmailRecipient } from '../../sales/order-emails/order-email.queries.ts';
import { eraseOrderSearches } from '../../sales/order-search/order-search.queries.ts';
import { eraseBuyerData } from '../../sales/orders/erase-buyer.queries.ts';
import { formatErasedEmail } from '../../sales/orders/erased-email.ts';
import { eraseOrderNotes } from '../../sales/orders/order-note.queries.ts';
import { isHolding } from '../../sales/orders/order.ts';
import { eraseSeat } from '../../live/room-access/room-seat.queries.ts';
import {
  eraseAnnouncements,
  eraseCounters,
  eraseAuditLogValues,
  eraseOrderEmails,
  eraseMessages,
  lockOrdersByEmail,
} from './erase.queries.ts';

type ErasePersonResult = { ok: true } | { ok: false; code: 'still_paying'; number: number };

/**
 * Erases an address everywhere except where the law requires it. Refused while one of its orders is
 * being paid, because the payment would restore the address.
 */
export async function erasePerson(pool: Pool, email: string): Promise<ErasePersonResult> {
  return await inTransaction(pool, async (tx) => {
    const orders = await lockOrdersByEmail(tx, email);
    const open = orders.find(({ state }) => isHolding(state));
    if (open) return { ok: false, code: 'still_paying', number: open.number };
    for (const { id, number } of orders) {
      await eraseBuyerData(tx, id, { email, placeholder: formatErasedEmail(number) });
      await eraseOrderEmails(tx, id);
      await eraseOrderNotes(tx, id);
      await eraseSeat(tx, id);
      await eraseAttendeeData(tx, id);
    }
    await eraseAuditLogValues(tx, email);
    await eraseAnnouncements(tx, email);
    await eraseMessages(tx, email);
    await eraseOrderSearches(tx, email);
    await eraseOrderEmailRecipient(tx, email);
    await eraseCounters(tx);
    return { ok: true };
  });
}
