import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import type { FooterAnswer } from '@kongres/contract/footer';
import { inTransaction, type Connection, type Pool } from '../db/connection.ts';
import { defaultFooter } from './default-footer.ts';
import {
  deleteDraft,
  insertVersion,
  lockVersions,
  readDrafts,
  readPublished,
  readVersions,
  upsertDraft,
  type DraftRow,
} from './footer-queries.ts';

/** The footer that the site is built with counts as the version before the first. */
export const builtInVersion = 0;

export interface FooterVersion {
  version: number;
  /** Null for what was there before anything was published. */
  publishedAt: Date | null;
  /** The earlier version this one brought back. */
  restored: number | null;
  content: FooterAnswer;
}

export interface FooterState {
  language: LanguageCode;
  published: FooterVersion;
  draft: Omit<DraftRow, 'language'> | null;
}

/** What every language shows and what is waiting to be shown. */
export async function footerStates(db: Connection): Promise<FooterState[]> {
  const drafts = await readDrafts(db);
  const states: FooterState[] = [];
  for (const { id: language } of languages) {
    const published = await readPublished(db, language);
    states.push({
      language,
      published: published
        ? { ...published, content: published.content ?? defaultFooter(language) }
        : builtIn(language),
      draft: drafts.find((draft) => draft.language === language) ?? null,
    });
  }
  return states;
}

export async function footerState(db: Connection, language: LanguageCode): Promise<FooterState> {
  const state = (await footerStates(db)).find((one) => one.language === language);
  if (!state) throw new Error(`no footer in ${language}`);
  return state;
}

/** Every version a language can be put back to, the built-in one first. */
export async function footerVersions(
  db: Connection,
  language: LanguageCode,
): Promise<FooterVersion[]> {
  const versions = await readVersions(db, language);
  return [
    builtIn(language),
    ...versions.map((row) => ({ ...row, content: row.content ?? defaultFooter(language) })),
  ];
}

export async function saveFooterDraft(
  db: Connection,
  language: LanguageCode,
  content: FooterAnswer,
  savedAt: Date,
): Promise<void> {
  await upsertDraft(db, { language, content, savedAt });
}

/** Shows the drafts to everybody, all at once; a language without a draft is left out of the answer. */
export async function publishFooterDrafts(
  pool: Pool,
  chosen: readonly LanguageCode[],
  publishedAt: Date,
): Promise<{ language: LanguageCode; version: number }[]> {
  return await inTransaction(pool, async (tx) => {
    await lockVersions(tx);
    const shown: { language: LanguageCode; version: number }[] = [];
    for (const language of chosen) {
      const draft = await deleteDraft(tx, language);
      if (!draft) continue;
      const { content } = draft;
      const version = await insertVersion(tx, { language, content, restored: null, publishedAt });
      shown.push({ language, version });
    }
    return shown;
  });
}

/** Publishes an earlier version once more; null if there is none of that number. */
export async function restoreFooter(
  pool: Pool,
  language: LanguageCode,
  restored: number,
  publishedAt: Date,
): Promise<number | null> {
  return await inTransaction(pool, async (tx) => {
    await lockVersions(tx);
    const versions = await readVersions(tx, language);
    const found = versions.find(({ version }) => version === restored);
    if (!found && restored !== builtInVersion) return null;
    const content = found?.content ?? null;
    return await insertVersion(tx, { language, content, restored, publishedAt });
  });
}

function builtIn(language: LanguageCode): FooterVersion {
  return {
    version: builtInVersion,
    publishedAt: null,
    restored: null,
    content: defaultFooter(language),
  };
}
