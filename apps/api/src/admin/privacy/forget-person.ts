import { eraseAttendeeData } from '../../attendee/erase-attendee-data.ts';
import { inTransaction, type Pool } from '../../platform/db/connection.ts';
import { eraseRecipient } from '../../sales/order-emails/mail-queries.ts';
import { eraseSearches } from '../../sales/order-search/order-search-queries.ts';
import { eraseBuyer } from '../../sales/orders/erase-buyer-queries.ts';
import { forgottenAddress } from '../../sales/orders/forgotten-address.ts';
import { eraseNotes } from '../../sales/orders/note-queries.ts';
import { isHolding } from '../../sales/orders/order.ts';
import { eraseVisit } from '../../live/room-access/visit-queries.ts';
import {
  eraseAnnouncements,
  eraseCounters,
  eraseJournalValues,
  eraseMails,
  eraseMessages,
  lockOrdersOf,
} from './forget-queries.ts';

type Forgotten = { ok: true } | { ok: false; code: 'still_paying'; number: number };

/**
 * Erases an address everywhere it is kept; what the law wants in the books stays. Not while one of its
 * orders is being paid: the payment would bring the address back.
 */
export async function forgetPerson(pool: Pool, email: string): Promise<Forgotten> {
  return await inTransaction(pool, async (tx) => {
    const orders = await lockOrdersOf(tx, email);
    const open = orders.find(({ state }) => isHolding(state));
    if (open) return { ok: false, code: 'still_paying', number: open.number };
    for (const { id, number } of orders) {
      await eraseBuyer(tx, id, { email, placeholder: forgottenAddress(number) });
      await eraseMails(tx, id);
      await eraseNotes(tx, id);
      await eraseVisit(tx, id);
      await eraseAttendeeData(tx, id);
    }
    await eraseJournalValues(tx, email);
    await eraseAnnouncements(tx, email);
    await eraseMessages(tx, email);
    await eraseSearches(tx, email);
    await eraseRecipient(tx, email);
    await eraseCounters(tx);
    return { ok: true };
  });
}
