import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import type { Connection, Pool } from '../../platform/db/connection.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { insertWords, listStranded, readWords } from './announcement-queries.ts';
import { readAudience } from './audience-queries.ts';
import { lockAnnouncement, setPlan, setState, type AnnouncementRow } from './draft-queries.ts';
import { completeWords } from './tidy-words.ts';

interface Start {
  name: string;
  /** The draft as whoever sends it has read it. */
  revision: number;
  /** Null for now. */
  at: Date | null;
  requestId: string;
}

type Started =
  | { ok: true }
  | {
      ok: false;
      code:
        | 'not_found'
        | 'no_draft'
        | 'changed_since'
        | 'past_moment'
        | 'nobody_to_write_to'
        | 'missing_words';
    };

/**
 * Lets an announcement go, now or at a moment; the worker does the rest. What is done may go once more, to those who
 * have come since.
 */
export async function startAnnouncement(
  { pool, queue, now }: { pool: Pool; queue: Queue; now: () => Date },
  { name, revision, at, requestId }: Start,
): Promise<Started> {
  return await inTransaction(pool, async (tx): Promise<Started> => {
    const row = await lockAnnouncement(tx, name);
    if (!row) return { ok: false, code: 'not_found' };
    if (row.revision !== revision) return { ok: false, code: 'changed_since' };
    const isAgain = row.state === 'done' && at === null && !row.reminder;
    if (row.state !== 'draft' && !isAgain) return { ok: false, code: 'no_draft' };
    if (at && at <= now()) return { ok: false, code: 'past_moment' };
    const { waiting, missing } = await readiness(tx, row);
    const stranded = isAgain ? await listStranded(tx, name) : [];
    if (waiting === 0 && stranded.length === 0) return { ok: false, code: 'nobody_to_write_to' };
    if (missing.length > 0 || (at && lacksAny(row))) return { ok: false, code: 'missing_words' };
    await setPlan(tx, name, { sendAt: at ?? now(), request: requestId });
    if (at) await setState(tx, name, 'planned');
    else await begin(tx, row);
    for (const mailId of stranded) await queue.add(tx, 'announcement', { mailId, requestId });
    return { ok: true };
  });
}

/** What can be sent of it: the words it was begun with, or those of the draft. */
export async function wordsOf(
  db: Connection,
  { name, state, draft }: Pick<AnnouncementRow, 'name' | 'state' | 'draft'>,
) {
  if (state === 'draft' || state === 'planned') return completeWords(draft);
  const begun = await readWords(db, name);
  return new Map(begun.map(({ language, subject, body }) => [language, { subject, body }]));
}

/** How many wait for it, and in which of their languages it has nothing to say. */
export async function readiness(db: Connection, row: AnnouncementRow) {
  const counts = await readAudience(db, row.name);
  const words = await wordsOf(db, row);
  const waiting = counts.filter((each) => each.waiting > 0);
  return {
    counts,
    waiting: waiting.reduce((sum, each) => sum + each.waiting, 0),
    missing: waiting.map(({ language }) => language).filter((language) => !words.has(language)),
  };
}

/** Whoever buys until its moment may read any language that it is for; of single people we know. */
function lacksAny({ audience, draft }: AnnouncementRow): boolean {
  if (audience.isSingle) return false;
  const words = completeWords(draft);
  const chosen = audience.languages ?? [];
  const read: readonly LanguageCode[] = chosen.length > 0 ? chosen : languages.map(({ id }) => id);
  return read.some((language) => !words.has(language));
}

/** From here on its words stand, and whoever it is for is owed it. */
async function begin(tx: Connection, row: AnnouncementRow): Promise<void> {
  for (const [language, text] of await wordsOf(tx, row)) {
    await insertWords(tx, row.name, language, text);
  }
  await setState(tx, row.name, 'sending');
}

/** Begins one whose moment has come, unless it was called back or another worker was faster. */
export async function beginPlanned(pool: Pool, name: string, now: Date): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const row = await lockAnnouncement(tx, name);
    if (row?.state === 'planned' && row.sendAt && row.sendAt <= now) await begin(tx, row);
  });
}

/** A planned one becomes a draft again, as long as nothing of it has left. */
export async function recallAnnouncement(
  { pool }: { pool: Pool },
  name: string,
): Promise<{ ok: true } | { ok: false; code: 'not_found' | 'sending_began' }> {
  return await inTransaction(pool, async (tx) => {
    const row = await lockAnnouncement(tx, name);
    if (!row) return { ok: false, code: 'not_found' };
    if (row.state === 'draft') return { ok: true };
    if (row.state !== 'planned') return { ok: false, code: 'sending_began' };
    await setState(tx, name, 'draft');
    return { ok: true };
  });
}
