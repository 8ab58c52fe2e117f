import type { LanguageCode } from '@kongres/content/facts/languages';
import type { FooterAnswer } from '@kongres/contract/footer';
import { query } from '../database.ts';

/** Publishes a footer on the stack. */
export async function publishFooter(
  language: LanguageCode,
  { top, middle, bottom }: FooterAnswer,
): Promise<void> {
  await query(
    `insert into footer_version (language, version, top, middle, bottom, published_at)
      select $1, coalesce(max(version), 0) + 1, $2, $3, $4, now()
        from footer_version where language = $1`,
    [language, top, middle, bottom],
  );
}

/** Publishes the footer that the site is built with, as "Bring back" does at the desk. */
export async function restoreBuiltInFooter(language: LanguageCode): Promise<void> {
  await query(
    `insert into footer_version (language, version, restored, published_at)
      select $1, coalesce(max(version), 0) + 1, 0, now() from footer_version where language = $1`,
    [language],
  );
}
