import type { Config } from '../config.ts';
import { inTransaction, type Pool } from '../db/connection.ts';
import { deleteOwed, lockOwed, markAnnouncementSent, readHolder } from './announcement-queries.ts';
import { composeAnnouncement } from './compose-announcement.ts';
import { orderUrl } from './order-url.ts';
import type { Sender } from './sender.ts';

interface Delivery {
  pool: Pool;
  sender: Sender;
  config: Pick<Config, 'secret' | 'publicOrigin'>;
}

/**
 * Sends one person an announcement. The row stays locked until the sending is noted, so that a
 * second worker with the same job cannot send beside this one. Only a worker that dies between the
 * two sends again, under the same Message-ID.
 */
export async function deliverAnnouncement(
  { pool, sender, config }: Delivery,
  mailId: string,
): Promise<string> {
  return await inTransaction(pool, async (tx) => {
    const owed = await lockOwed(tx, mailId);
    if (!owed) return 'nothing';
    const holder = await readHolder(tx, owed.person);
    if (!holder) {
      // Refunded, corrected or forgotten since: the mail has nobody to go to.
      await deleteOwed(tx, mailId);
      return 'nobody';
    }
    const mail = await composeAnnouncement(owed, owed.language, orderUrl(config, holder));
    await sender.send({ id: mailId, to: holder.email, ...mail });
    await markAnnouncementSent(tx, mailId);
    return 'announcement';
  });
}
