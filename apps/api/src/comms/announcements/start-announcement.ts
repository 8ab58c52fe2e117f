import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import type { Connection, Pool } from '../../platform/db/connection.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import {
  insertAnnouncementText,
  listEmailsWithoutJob,
  listAnnouncementTexts,
} from './announcement.queries.ts';
import { readAudienceCounts } from './audience.queries.ts';
import {
  lockAnnouncement,
  setSendTime,
  setAnnouncementState,
  type AnnouncementRow,
} from './announcement-draft.queries.ts';
import { resolveTexts } from './announcement-text.ts';

interface StartRequest {
  name: string;
  /** Revision the editor read. */
  revision: number;
  /** Null sends immediately. */
  at: Date | null;
  requestId: string;
}

type StartResult =
  | { ok: true }
  | {
      ok: false;
      code:
        | 'not_found'
        | 'no_draft'
        | 'changed_since'
        | 'date_in_past'
        | 'no_recipients'
        | 'missing_translation';
    };

/**
 * Sends an announcement now or schedules it; the worker queues the emails. A finished announcement may be sent
 * again to people who bought since.
 */
export async function startAnnouncement(
  { pool, queue, now }: { pool: Pool; queue: Queue; now: () => Date },
  { name, revision, at, requestId }: StartRequest,
): Promise<StartResult> {
  return await inTransaction(pool, async (tx): Promise<StartResult> => {
    const row = await lockAnnouncement(tx, name);
    if (!row) return { ok: false, code: 'not_found' };
    if (row.revision !== revision) return { ok: false, code: 'changed_since' };
    const isAgain = row.state === 'done' && at === null && !row.reminder;
    if (row.state !== 'draft' && !isAgain) return { ok: false, code: 'no_draft' };
    if (at && at <= now()) return { ok: false, code: 'date_in_past' };
    const { waiting, missing } = await checkReadiness(tx, row);
    const lost = isAgain ? await listEmailsWithoutJob(tx, name) : [];
    if (waiting === 0 && lost.length === 0) return { ok: false, code: 'no_recipients' };
    if (missing.length > 0 || (at && isMissingLanguage(row)))
      return { ok: false, code: 'missing_translation' };
    await setSendTime(tx, name, { sendAt: at ?? now(), request: requestId });
    if (at) await setAnnouncementState(tx, name, 'planned');
    else await startSending(tx, row);
    for (const emailId of lost) await queue.addJob(tx, 'announcement', { emailId, requestId });
    return { ok: true };
  });
}

/** The texts it was started with, or those of the draft. */
export async function loadAnnouncementTexts(
  db: Connection,
  { name, state, draft }: Pick<AnnouncementRow, 'name' | 'state' | 'draft'>,
) {
  if (state === 'draft' || state === 'planned') return resolveTexts(draft);
  const started = await listAnnouncementTexts(db, name);
  return new Map(started.map(({ language, subject, body }) => [language, { subject, body }]));
}

/** Counts recipients not queued yet, and finds their languages without a text. */
export async function checkReadiness(db: Connection, row: AnnouncementRow) {
  const counts = await readAudienceCounts(db, row.name);
  const texts = await loadAnnouncementTexts(db, row);
  const waiting = counts.filter((each) => each.waiting > 0);
  return {
    counts,
    waiting: waiting.reduce((sum, each) => sum + each.waiting, 0),
    missing: waiting.map(({ language }) => language).filter((language) => !texts.has(language)),
  };
}

/** A scheduled announcement needs every selected language, because buyers of any may follow before it is sent. */
function isMissingLanguage({ audience, draft }: AnnouncementRow): boolean {
  if (audience.isSingle) return false;
  const texts = resolveTexts(draft);
  const chosen = audience.languages ?? [];
  const read: readonly LanguageCode[] = chosen.length > 0 ? chosen : languages.map(({ id }) => id);
  return read.some((language) => !texts.has(language));
}

/** Freezes the texts: later edits of the draft no longer apply. */
async function startSending(tx: Connection, row: AnnouncementRow): Promise<void> {
  for (const [language, text] of await loadAnnouncementTexts(tx, row)) {
    await insertAnnouncementText(tx, row.name, language, text);
  }
  await setAnnouncementState(tx, row.name, 'sending');
}

/** Does nothing if it was recalled or another worker started it. */
export async function startScheduledAnnouncement(
  pool: Pool,
  name: string,
  now: Date,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const row = await lockAnnouncement(tx, name);
    if (row?.state === 'planned' && row.sendAt && row.sendAt <= now) await startSending(tx, row);
  });
}

/** Turns a scheduled announcement back into a draft, unless sending has started. */
export async function recallAnnouncement(
  { pool }: { pool: Pool },
  name: string,
): Promise<{ ok: true } | { ok: false; code: 'not_found' | 'already_sending' }> {
  return await inTransaction(pool, async (tx) => {
    const row = await lockAnnouncement(tx, name);
    if (!row) return { ok: false, code: 'not_found' };
    if (row.state === 'draft') return { ok: true };
    if (row.state !== 'planned') return { ok: false, code: 'already_sending' };
    await setAnnouncementState(tx, name, 'draft');
    return { ok: true };
  });
}
