import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import {
  listDueAnnouncements,
  lockAnnouncement,
  setAnnouncementState,
} from './announcement-draft.queries.ts';
import { queueAnnouncementEmails } from './queue-announcement-emails.ts';
import { startReminders } from './start-reminders.ts';
import { startScheduledAnnouncement } from './start-announcement.ts';

/**
 * Starts due announcements and resumes interrupted ones. Safe to run on several workers at once.
 * Returns the number of queued emails.
 */
export async function runAnnouncements(context: Context): Promise<number> {
  const { pool, queue, now } = context;
  await startReminders(context);
  let queued = 0;
  for (const { name, state, requestId: request } of await listDueAnnouncements(pool, now())) {
    if (state === 'planned') await startScheduledAnnouncement(pool, name, now());
    const job = { name, requestId: request ?? randomUUID() };
    for (let added = -1; added !== 0; queued += added) {
      added = await queueAnnouncementEmails(pool, queue, job);
    }
    await inTransaction(pool, async (tx) => {
      const row = await lockAnnouncement(tx, name);
      if (row?.state === 'sending') await setAnnouncementState(tx, name, 'done');
    });
  }
  return queued;
}
