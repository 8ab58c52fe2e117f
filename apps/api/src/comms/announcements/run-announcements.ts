import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { listDue, lockAnnouncement, setState } from './draft-queries.ts';
import { queueAnnouncement } from './queue-announcement.ts';
import { startReminders } from './start-reminders.ts';
import { beginPlanned } from './start-announcement.ts';

/**
 * Sends what is due: begins what was planned for this moment and goes on with what a worker has left in the middle. Two
 * workers may do it at once; how many mails were queued.
 */
export async function runAnnouncements(context: Context): Promise<number> {
  const { pool, queue, now } = context;
  await startReminders(context);
  let queued = 0;
  for (const { name, state, request } of await listDue(pool, now())) {
    if (state === 'planned') await beginPlanned(pool, name, now());
    const job = { name, requestId: request ?? randomUUID() };
    for (let added = -1; added !== 0; queued += added) {
      added = await queueAnnouncement(pool, queue, job);
    }
    await inTransaction(pool, async (tx) => {
      const row = await lockAnnouncement(tx, name);
      if (row?.state === 'sending') await setState(tx, name, 'done');
    });
  }
  return queued;
}
