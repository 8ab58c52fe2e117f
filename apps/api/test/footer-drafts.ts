import type { LanguageCode } from '@kongres/content/facts/languages';
import type { FooterResponse } from '@kongres/contract/footer';
import type { Pool } from '../src/platform/db/connection.ts';

/** Overwrites the draft and returns its version mark. */
export async function saveFooterDraft(
  pool: Pool,
  language: LanguageCode,
  { top, middle, bottom }: FooterResponse,
): Promise<string> {
  const { rows } = await pool.query<{ mark: string }>(
    `insert into footer_draft (language, top, middle, bottom, saved_at) values ($1, $2, $3, $4, now())
      on conflict (language) do update set top = $2, middle = $3, bottom = $4, mark = excluded.mark
      returning mark`,
    [language, top, middle, bottom],
  );
  return rows[0]?.mark ?? '';
}
