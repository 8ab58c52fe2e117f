import {
  clearEmailUndeliverable,
  markEmailUndeliverable,
} from '../../sales/order-emails/undeliverable-address.ts';
import type { Jobs } from '../../platform/queue/queues.ts';
import {
  deletePendingAnnouncementEmail,
  lockPendingAnnouncementEmail,
  markAnnouncementEmailRejected,
  markAnnouncementEmailSent,
  readTicketHolder,
} from './announcement.queries.ts';
import { composeAnnouncement } from './compose-announcement.ts';
import { deliverEmail } from '../../platform/email/deliver-email.ts';
import type { OrderEmailContext } from '../../sales/order-emails/deliver-order-email.ts';
import { buildCongressUrl, buildOrderUrl } from '../../sales/orders/order-url.ts';

export async function deliverAnnouncement(
  context: OrderEmailContext,
  { emailId, requestId }: Jobs['announcement'],
): Promise<string> {
  const { queue, config } = context;
  let orderId = '';
  return await deliverEmail(
    context,
    {
      lock: lockPendingAnnouncementEmail,
      compose: async (tx, pending) => {
        const holder = await readTicketHolder(tx, pending.recipientHash);
        if (!holder) {
          // Refunded or erased since the email was queued.
          await deletePendingAnnouncementEmail(tx, emailId);
          return null;
        }
        orderId = holder.id;
        const links = {
          order: buildOrderUrl(config, holder),
          congress: buildCongressUrl(config, holder),
        };
        const email = composeAnnouncement(pending, pending.language, links, pending.isReminder);
        return { to: holder.email, ...email };
      },
      markSent: markAnnouncementEmailSent,
      markRejected: async (tx, id, _pending, email) => {
        await markAnnouncementEmailRejected(tx, id);
        await markEmailUndeliverable(tx, queue, { orderId, email, requestId });
      },
      afterSent: (pool, _pending, email) => clearEmailUndeliverable(pool, orderId, email),
    },
    emailId,
  );
}
