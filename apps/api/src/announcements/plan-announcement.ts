import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../db/connection.ts';
import { readAudience, type AudienceRow } from './audience-queries.ts';
import { readAnnouncement } from './draft-queries.ts';
import { changedWords, type AnnouncementWords } from './queue-announcement.ts';

type Plan =
  | {
      ok: true;
      audience: AudienceRow[];
      counts: Record<'waiting' | 'queued' | 'sent' | 'refused', number>;
    }
  /** Somebody waits for it in a language that it has no words in. */
  | { ok: false; code: 'missing_words'; missing: { language: LanguageCode; waiting: number }[] }
  /** It was begun with other words, which some people may have by now. */
  | { ok: false; code: 'changed_words'; languages: LanguageCode[] }
  /** Somebody at the desk works at it. */
  | { ok: false; code: 'at_desk' };

/** Whom an announcement would go to now, unless its words forbid sending it. */
export async function planAnnouncement(
  db: Connection,
  name: string,
  words: AnnouncementWords,
): Promise<Plan> {
  const { state } = (await readAnnouncement(db, name)) ?? {};
  if (state === 'draft' || state === 'planned') return { ok: false, code: 'at_desk' };
  const audience = await readAudience(db, name);
  const missing = audience.filter(({ language, waiting }) => waiting > 0 && !words.has(language));
  if (missing.length > 0) return { ok: false, code: 'missing_words', missing };
  const languages = await changedWords(db, name, words);
  if (languages.length > 0) return { ok: false, code: 'changed_words', languages };
  return { ok: true, audience, counts: countsOf(audience) };
}

export function countsOf(audience: readonly AudienceRow[]) {
  const sum = (kind: 'waiting' | 'queued' | 'sent' | 'refused') =>
    audience.reduce((total, row) => total + row[kind], 0);
  return {
    waiting: sum('waiting'),
    queued: sum('queued'),
    sent: sum('sent'),
    refused: sum('refused'),
  };
}
