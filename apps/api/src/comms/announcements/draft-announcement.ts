import type { LanguageCode } from '@kongres/content/facts/languages';
import { inTransaction, type Pool } from '../../platform/db/connection.ts';
import type { Words } from './announcement-letter.ts';
import { replacePeople } from './audience-queries.ts';
import {
  dropDraftRow,
  insertDraft,
  lockAnnouncement,
  readAnnouncement,
  updateDraft,
  type Audience,
} from './draft-queries.ts';
import { isReminderName } from './reminder-times.ts';
import { tidyWords } from './tidy-words.ts';

interface Draft {
  name: string;
  /** The one that was read; zero for a new announcement. */
  revision: number;
  words: Partial<Record<LanguageCode, Words>>;
  audience: Omit<Audience, 'before'> & { people: readonly string[] };
}

type Saved =
  | { ok: true; revision: number; unknown: string[] }
  | { ok: false; code: 'not_found' | 'name_taken' | 'no_draft' | 'changed_since' };

/** Keeps what was written, unless somebody else has written meanwhile. */
export async function saveDraft(
  { pool }: { pool: Pool },
  { name, revision, words, audience: { people, ...audience } }: Draft,
): Promise<Saved> {
  const tidied = Object.entries(words).map(([id, text]) => [id, tidyWords(text)] as const);
  const draft = {
    draft: Object.fromEntries(tidied.filter(([, { subject, body }]) => subject || body)),
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
    return { ok: true, revision: revision + 1, unknown: await replacePeople(tx, name, people) };
  });
}

/** Throws a draft away. */
export async function dropDraft(
  { pool }: { pool: Pool },
  { name, revision }: { name: string; revision: number },
): Promise<{ ok: true } | { ok: false; code: 'not_found' | 'no_draft' | 'changed_since' }> {
  if (await dropDraftRow(pool, name, revision)) return { ok: true };
  const row = await readAnnouncement(pool, name);
  if (!row) return { ok: false, code: 'not_found' };
  return { ok: false, code: row.revision === revision ? 'no_draft' : 'changed_since' };
}
