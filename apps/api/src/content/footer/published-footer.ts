import type { LanguageCode } from '@kongres/content/facts/languages';
import type { FooterAnswer } from '@kongres/contract/footer';
import type { Pool } from '../../platform/db/connection.ts';
import type { Logger } from '../../platform/log.ts';
import { defaultFooter } from './default-footer.ts';
import { readPublished } from './footer-queries.ts';

export type ReadFooter = (language: LanguageCode, log: Logger) => Promise<FooterAnswer>;

/**
 * Asks the database each time, so that every process shows a new version at once; caches in front
 * keep it cheap. While the database is away, what it said last, or what the site is built with.
 */
export function createFooterReader(pool: Pool): ReadFooter {
  const last = new Map<LanguageCode, FooterAnswer>();
  return async (language, log) => {
    try {
      const published = await readPublished(pool, language);
      const footer = published?.content ?? defaultFooter(language);
      last.set(language, footer);
      return footer;
    } catch (error) {
      log.warn({ err: error }, 'the footer is told from memory');
      return last.get(language) ?? defaultFooter(language);
    }
  };
}
