import { clearUndeliverable, markUndeliverable } from '../../sales/order-emails/undeliverable.ts';
import type { Jobs } from '../../platform/queue/queues.ts';
import {
  deleteOwed,
  lockOwed,
  markAnnouncementRefused,
  markAnnouncementSent,
  readHolder,
} from './announcement-queries.ts';
import { composeAnnouncement } from './compose-announcement.ts';
import { deliver } from '../../platform/mail/deliver.ts';
import type { BuyersPost } from '../../sales/order-emails/deliver-mail.ts';
import { congressUrl, orderUrl } from '../../sales/orders/order-url.ts';

/** Sends one person an announcement. */
export async function deliverAnnouncement(
  post: BuyersPost,
  { mailId, requestId }: Jobs['announcement'],
): Promise<string> {
  const { queue, config } = post;
  let orderId = '';
  return await deliver(
    post,
    {
      lock: lockOwed,
      write: async (tx, owed) => {
        const holder = await readHolder(tx, owed.person);
        if (!holder) {
          // Refunded, corrected or forgotten since: the mail has nobody to go to.
          await deleteOwed(tx, mailId);
          return null;
        }
        orderId = holder.id;
        const links = { order: orderUrl(config, holder), congress: congressUrl(config, holder) };
        const mail = composeAnnouncement(owed, owed.language, links, owed.isReminder);
        return { to: holder.email, ...mail };
      },
      markSent: markAnnouncementSent,
      refuse: async (tx, id, _owed, email) => {
        await markAnnouncementRefused(tx, id);
        await markUndeliverable(tx, queue, { orderId, email, requestId });
      },
      accepted: (pool, _owed, email) => clearUndeliverable(pool, orderId, email),
    },
    mailId,
  );
}
