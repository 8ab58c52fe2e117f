import type { LanguageCode } from '@kongres/content/facts/languages';
import { inTransaction, type Connection, type Pool } from '../db/connection.ts';
import type { Queue } from '../queue/queue.ts';
import type { Words } from './announcement-letter.ts';
import {
  holdHandovers,
  insertAnnouncement,
  insertWords,
  joinHandovers,
  listStranded,
  moveAnnouncements,
  moveChosen,
  readWords,
} from './announcement-queries.ts';
import { insertRecipients } from './audience-queries.ts';

export type AnnouncementWords = ReadonlyMap<LanguageCode, Words>;

/** The languages in which an announcement was begun with other words than these. */
export async function changedWords(
  db: Connection,
  name: string,
  words: AnnouncementWords,
): Promise<LanguageCode[]> {
  const begun = await readWords(db, name);
  return begun
    .filter(({ language, subject, body }) => {
      const now = words.get(language);
      return now?.subject !== subject || now.body !== body;
    })
    .map(({ language }) => language);
}

/** Notes an announcement and its words; false if it was begun with others. */
export async function beginAnnouncement(
  pool: Pool,
  name: string,
  words: AnnouncementWords,
): Promise<boolean> {
  return await inTransaction(pool, async (tx) => {
    await insertAnnouncement(tx, name);
    if ((await changedWords(tx, name, words)).length > 0) return false;
    for (const [language, text] of words) await insertWords(tx, name, language, text);
    return true;
  });
}

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

/** Queues again what the queue gave up after days of trying. */
export async function requeueStranded(
  pool: Pool,
  queue: Queue,
  { name, requestId }: { name: string; requestId: string },
): Promise<number> {
  return await inTransaction(pool, async (tx) => {
    const ids = await listStranded(tx, name);
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
