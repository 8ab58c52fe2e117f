import { inTransaction, type Connection, type Pool } from '../../platform/db/connection.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import {
  holdHandovers,
  joinHandovers,
  moveAnnouncements,
  moveChosen,
} from './announcement-queries.ts';
import { insertRecipients } from './audience-queries.ts';

/** Few enough that a stop loses little, many enough that a thousand take seconds. */
const together = 50;

/**
 * Queues the mail for the next people who have none: each person's row and job in one transaction,
 * so whoever stops in the middle goes on from there. Zero when nobody is left.
 */
export async function queueAnnouncement(
  pool: Pool,
  queue: Queue,
  { name, requestId }: { name: string; requestId: string },
): Promise<number> {
  return await inTransaction(pool, async (tx) => {
    await holdHandovers(tx);
    const ids = await insertRecipients(tx, name, together);
    for (const mailId of ids) await queue.add(tx, 'announcement', { mailId, requestId });
    return ids.length;
  });
}

/** What an order's old address is still owed, or refused, goes to its new one. */
export async function moveOwedAnnouncements(
  tx: Connection,
  queue: Queue,
  {
    from,
    to,
    isSamePerson,
    requestId,
  }: { from: string; to: string; isSamePerson: boolean; requestId: string },
): Promise<void> {
  await joinHandovers(tx);
  // Whoever was chosen by an address is chosen by its new one; another person is not.
  if (isSamePerson) await moveChosen(tx, from, to);
  for (const mailId of await moveAnnouncements(tx, from, to)) {
    await queue.add(tx, 'announcement', { mailId, requestId });
  }
}
