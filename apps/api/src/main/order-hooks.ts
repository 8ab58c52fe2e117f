import { moveOwedAnnouncements } from '../comms/announcements/queue-announcement.ts';
import { eraseAttendeeData } from '../attendee/erase-attendee-data.ts';
import type { OrderHooks } from '../sales/transfers/order-hooks.ts';

export const orderHooks: OrderHooks = {
  transferred: async (tx, queue, { orderId, from, to, kind, requestId }) => {
    const isSamePerson = kind === 'address_changed';
    // Workshop places stay: they belong to the ticket, not to the person.
    if (!isSamePerson) await eraseAttendeeData(tx, orderId);
    await moveOwedAnnouncements(tx, queue, { from, to, isSamePerson, requestId });
  },
};
