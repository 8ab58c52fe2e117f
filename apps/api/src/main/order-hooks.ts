import { requeueUnsentAnnouncements } from '../comms/announcements/queue-announcement-emails.ts';
import { eraseAttendeeData } from '../attendee/erase-attendee-data.ts';
import type { OrderHooks } from '../sales/transfers/order-hooks.ts';

export const orderHooks: OrderHooks = {
  onOwnerChanged: async (tx, queue, { orderId, from, to, kind, requestId }) => {
    const isSamePerson = kind === 'address_changed';
    // Workshop bookings belong to the ticket, not to the person.
    if (!isSamePerson) await eraseAttendeeData(tx, orderId);
    await requeueUnsentAnnouncements(tx, queue, { from, to, isSamePerson, requestId });
  },
};
