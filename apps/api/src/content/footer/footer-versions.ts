import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import type { FooterResponse } from '@kongres/contract/footer';
import { inTransaction, type Connection, type Pool } from '../../platform/db/connection.ts';
import { getDefaultFooter } from './default-footer.ts';
import {
  deleteDraft,
  insertVersion,
  lockDraft,
  lockFooterVersions,
  readDrafts,
  readPublishedVersion,
  readVersions,
  type DraftRow,
} from './footer.queries.ts';

const builtInVersion = 0;

interface FooterVersion {
  version: number;
  publishedAt: Date | null;
  restored: number | null;
  content: FooterResponse;
}

interface FooterState {
  language: LanguageCode;
  published: FooterVersion;
  draft: Omit<DraftRow, 'language'> | null;
}

export async function listFooterStates(db: Connection): Promise<FooterState[]> {
  const drafts = await readDrafts(db);
  const states: FooterState[] = [];
  for (const { id: language } of languages) {
    const published = await readPublishedVersion(db, language);
    states.push({
      language,
      published: published
        ? { ...published, content: published.content ?? getDefaultFooter(language) }
        : createBuiltInVersion(language),
      draft: drafts.find((draft) => draft.language === language) ?? null,
    });
  }
  return states;
}

export async function readFooterState(
  db: Connection,
  language: LanguageCode,
): Promise<FooterState> {
  const state = (await listFooterStates(db)).find((one) => one.language === language);
  if (!state) throw new Error(`no footer in ${language}`);
  return state;
}

/** Versions that can be restored, the built-in one first. */
export async function listFooterVersions(
  db: Connection,
  language: LanguageCode,
): Promise<FooterVersion[]> {
  const versions = await readVersions(db, language);
  return [
    createBuiltInVersion(language),
    ...versions.map((row) => ({ ...row, content: row.content ?? getDefaultFooter(language) })),
  ];
}

/** Publishes the reviewed drafts, or none of them if one has changed. */
export async function publishDrafts(
  pool: Pool,
  reviewed: readonly { language: LanguageCode; mark: string }[],
  publishedAt: Date,
): Promise<{ ok: true } | { ok: false; code: 'not_found' | 'changed_since' }> {
  return await inTransaction(pool, async (tx) => {
    await lockFooterVersions(tx);
    const drafts: DraftRow[] = [];
    for (const { language, mark } of reviewed) {
      const draft = await lockDraft(tx, language);
      if (!draft) return { ok: false, code: 'not_found' };
      if (draft.mark !== mark) return { ok: false, code: 'changed_since' };
      drafts.push(draft);
    }
    for (const draft of drafts) await publishDraft(tx, draft, publishedAt);
    return { ok: true };
  });
}

/** Insert before delete: the audit trigger takes a draft without a newer version for discarded. */
async function publishDraft(
  tx: Connection,
  { language, content }: DraftRow,
  publishedAt: Date,
): Promise<void> {
  await insertVersion(tx, { language, content, restored: null, publishedAt });
  await deleteDraft(tx, language);
}

/** Publishes an earlier version again if `seen` is still current; null if there is no such version. */
export async function restoreFooter(
  pool: Pool,
  language: LanguageCode,
  restored: number,
  publishedAt: Date,
  seen: number,
): Promise<number | null | 'changed_since'> {
  return await inTransaction(pool, async (tx) => {
    await lockFooterVersions(tx);
    const versions = await readVersions(tx, language);
    const current = versions.at(-1)?.version ?? builtInVersion;
    if (seen !== current) return 'changed_since';
    const found = versions.find(({ version }) => version === restored);
    if (!found && restored !== builtInVersion) return null;
    const content = found?.content ?? null;
    return await insertVersion(tx, { language, content, restored, publishedAt });
  });
}

function createBuiltInVersion(language: LanguageCode): FooterVersion {
  return {
    version: builtInVersion,
    publishedAt: null,
    restored: null,
    content: getDefaultFooter(language),
  };
}
