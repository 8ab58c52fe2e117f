import { inTransaction, type Connection, type Pool } from '../../platform/db/connection.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import {
  lockRecipientChanges,
  lockRecipientChangesShared,
  reassignUnsentEmails,
  copySelectedRecipient,
} from './announcement.queries.ts';
import { insertRecipients } from './audience.queries.ts';

const batchSize = 50;

/**
 * Queues one batch of emails; rows and jobs share a transaction, so an interrupted run can resume.
 * Returns zero when every recipient is queued.
 */
export async function queueAnnouncementEmails(
  pool: Pool,
  queue: Queue,
  { name, requestId }: { name: string; requestId: string },
): Promise<number> {
  return await inTransaction(pool, async (tx) => {
    await lockRecipientChanges(tx);
    const ids = await insertRecipients(tx, name, batchSize);
    for (const emailId of ids) await queue.addJob(tx, 'announcement', { emailId, requestId });
    return ids.length;
  });
}

/** Requeues emails that did not reach an order's old address for its new one. */
export async function requeueUnsentAnnouncements(
  tx: Connection,
  queue: Queue,
  {
    from,
    to,
    isSamePerson,
    requestId,
  }: { from: string; to: string; isSamePerson: boolean; requestId: string },
): Promise<void> {
  await lockRecipientChangesShared(tx);
  // A correction keeps the selection; after a transfer the new holder is not selected.
  if (isSamePerson) await copySelectedRecipient(tx, from, to);
  for (const emailId of await reassignUnsentEmails(tx, from, to)) {
    await queue.addJob(tx, 'announcement', { emailId, requestId });
  }
}
