import type { LanguageCode } from '@kongres/content/facts/languages';
import { asked as de } from './de.ts';
import { asked as en } from './en.ts';
import { asked as es } from './es.ts';
import { asked as pl } from './pl.ts';

/** A query, and what has to come first: the id of a page, or a zone or a question by its own id. */
export type Asked = Readonly<Record<string, string>>;

/** What people may type, by language; what is asked of the entries follows from these. */
export const asked: Readonly<Record<LanguageCode, Asked>> = {
  pl,
  'en-GB': { ...en, programme: 'programme', organiser: 'contact' },
  'en-US': { ...en, program: 'programme', organizer: 'contact' },
  de,
  es,
};
