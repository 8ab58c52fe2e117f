import type { LanguageCode } from '@kongres/content/facts/languages';
import { inTransaction, type Pool } from '../../platform/db/connection.ts';
import type { AnnouncementText } from './announcement-email.ts';
import { replaceSelectedRecipients } from './audience.queries.ts';
import {
  deleteDraftRow,
  insertDraft,
  lockAnnouncement,
  readAnnouncement,
  updateDraft,
  type Audience,
} from './announcement-draft.queries.ts';
import { isReminderName } from './reminder-times.ts';
import { normaliseAnnouncementText } from './announcement-text.ts';

interface Draft {
  name: string;
  /** Revision the editor read; zero for a new announcement. */
  revision: number;
  words: Partial<Record<LanguageCode, AnnouncementText>>;
  audience: Omit<Audience, 'before'> & { people: readonly string[] };
}

type SaveDraftResult =
  | { ok: true; revision: number; unknown: string[] }
  | { ok: false; code: 'not_found' | 'name_taken' | 'no_draft' | 'changed_since' };

/** Rejects the draft if its revision has changed since it was read. */
export async function saveDraft(
  { pool }: { pool: Pool },
  { name, revision, words, audience: { people, ...audience } }: Draft,
): Promise<SaveDraftResult> {
  const normalized = Object.entries(words).map(
    ([id, text]) => [id, normaliseAnnouncementText(text)] as const,
  );
  const draft = {
    draft: Object.fromEntries(normalized.filter(([, { subject, body }]) => subject || body)),
    audience,
  };
  return await inTransaction(pool, async (tx) => {
    if (revision === 0) {
      if (isReminderName(name) || !(await insertDraft(tx, name, draft))) {
        return { ok: false, code: 'name_taken' };
      }
    } else {
      const before = await lockAnnouncement(tx, name);
      if (!before) return { ok: false, code: 'not_found' };
      if (before.state !== 'draft') return { ok: false, code: 'no_draft' };
      if (before.revision !== revision) return { ok: false, code: 'changed_since' };
      await updateDraft(tx, name, draft);
    }
    return {
      ok: true,
      revision: revision + 1,
      unknown: await replaceSelectedRecipients(tx, name, people),
    };
  });
}

export async function deleteDraft(
  { pool }: { pool: Pool },
  { name, revision }: { name: string; revision: number },
): Promise<{ ok: true } | { ok: false; code: 'not_found' | 'no_draft' | 'changed_since' }> {
  if (await deleteDraftRow(pool, name, revision)) return { ok: true };
  const row = await readAnnouncement(pool, name);
  if (!row) return { ok: false, code: 'not_found' };
  return { ok: false, code: row.revision === revision ? 'no_draft' : 'changed_since' };
}
