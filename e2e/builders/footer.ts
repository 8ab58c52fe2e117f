import type { LanguageCode } from '@kongres/content/facts/languages';
import type { FooterResponse } from '@kongres/contract/footer';
import { runQuery } from '../database.ts';

export async function publishFooter(
  language: LanguageCode,
  { top, middle, bottom }: FooterResponse,
): Promise<void> {
  await runQuery(
    `insert into footer_version (language, version, top, middle, bottom, published_at)
      select $1, coalesce(max(version), 0) + 1, $2, $3, $4, now()
        from footer_version where language = $1`,
    [language, top, middle, bottom],
  );
}

/** Publishes the footer that the site is built with, as "Restore" at the desk does. */
export async function restoreBuiltInFooter(language: LanguageCode): Promise<void> {
  await runQuery(
    `insert into footer_version (language, version, restored, published_at)
      select $1, coalesce(max(version), 0) + 1, 0, now() from footer_version where language = $1`,
    [language],
  );
}
