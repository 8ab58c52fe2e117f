import type { LanguageCode } from '@kongres/content/facts/languages';
import { sampleQueries as de } from './de.ts';
import { sampleQueries as en } from './en.ts';
import { sampleQueries as es } from './es.ts';
import { sampleQueries as pl } from './pl.ts';

/** Query and expected top hit: a page id, or `zone` or `question` with its id. */
export type ExpectedResults = Readonly<Record<string, string>>;

/** Realistic queries by language, including typos. */
export const sampleQueries: Readonly<Record<LanguageCode, ExpectedResults>> = {
  pl,
  'en-GB': { ...en, programme: 'programme', organiser: 'contact' },
  'en-US': { ...en, program: 'programme', organizer: 'contact' },
  de,
  es,
};
