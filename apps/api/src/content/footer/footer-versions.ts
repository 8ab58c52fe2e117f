import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import type { FooterAnswer } from '@kongres/contract/footer';
import { inTransaction, type Connection, type Pool } from '../../platform/db/connection.ts';
import { defaultFooter } from './default-footer.ts';
import {
  deleteDraft,
  insertVersion,
  lockDraft,
  lockVersions,
  readDrafts,
  readPublished,
  readVersions,
  type DraftRow,
} from './footer-queries.ts';

/** The footer that the site is built with counts as the version before the first. */
const builtInVersion = 0;

interface FooterVersion {
  version: number;
  /** Null for what was there before anything was published. */
  publishedAt: Date | null;
  /** The earlier version this one brought back. */
  restored: number | null;
  content: FooterAnswer;
}

interface FooterState {
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

/** Publishes the previewed drafts together, or none of them if one has changed since. */
export async function publishSeenDrafts(
  pool: Pool,
  seen: readonly { language: LanguageCode; mark: string }[],
  publishedAt: Date,
): Promise<{ ok: true } | { ok: false; code: 'not_found' | 'changed_since' }> {
  return await inTransaction(pool, async (tx) => {
    await lockVersions(tx);
    const drafts: DraftRow[] = [];
    for (const { language, mark } of seen) {
      const draft = await lockDraft(tx, language);
      if (!draft) return { ok: false, code: 'not_found' };
      if (draft.mark !== mark) return { ok: false, code: 'changed_since' };
      drafts.push(draft);
    }
    for (const draft of drafts) await publishDraft(tx, draft, publishedAt);
    return { ok: true };
  });
}

/** In this order: the journal tells a draft that was published from one that was dropped. */
async function publishDraft(
  tx: Connection,
  { language, content }: DraftRow,
  publishedAt: Date,
): Promise<void> {
  await insertVersion(tx, { language, content, restored: null, publishedAt });
  await deleteDraft(tx, language);
}

/** Publishes an earlier version once more, while visitors still see version `seen`; null if there is no such version. */
export async function restoreFooter(
  pool: Pool,
  language: LanguageCode,
  restored: number,
  publishedAt: Date,
  seen: number,
): Promise<number | null | 'changed_since'> {
  return await inTransaction(pool, async (tx) => {
    await lockVersions(tx);
    const versions = await readVersions(tx, language);
    const current = versions.at(-1)?.version ?? builtInVersion;
    if (seen !== current) return 'changed_since';
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
