import type { LanguageCode } from '@kongres/content/facts/languages';
import type { FooterResponse } from '@kongres/contract/footer';
import type { Pool } from '../../platform/db/connection.ts';
import type { Logger } from '../../platform/log.ts';
import { getDefaultFooter } from './default-footer.ts';
import { readPublishedVersion } from './footer.queries.ts';

export type ReadFooter = (language: LanguageCode, log: Logger) => Promise<FooterResponse>;

/**
 * Reads the database on every call, so that all processes serve a new version immediately. While the database is
 * unreachable, returns the last known or the built-in footer.
 */
export function createFooterReader(pool: Pool): ReadFooter {
  const last = new Map<LanguageCode, FooterResponse>();
  return async (language, log) => {
    try {
      const published = await readPublishedVersion(pool, language);
      const footer = published?.content ?? getDefaultFooter(language);
      last.set(language, footer);
      return footer;
    } catch (error) {
      log.warn({ event: 'footer_unavailable', err: error }, 'Footer served from memory');
      return last.get(language) ?? getDefaultFooter(language);
    }
  };
}
