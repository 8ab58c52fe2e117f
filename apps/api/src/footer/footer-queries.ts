import type { LanguageCode } from '@kongres/content/facts/languages';
import type { FooterAnswer } from '@kongres/contract/footer';
import type { Connection } from '../db/connection.ts';

/** A published version; without fragments it is the footer that the site is built with. */
export interface VersionRow {
  language: LanguageCode;
  version: number;
  content: FooterAnswer | null;
  restored: number | null;
  publishedAt: Date;
}

export interface DraftRow {
  language: LanguageCode;
  content: FooterAnswer;
  savedAt: Date;
}

const fragments = "json_build_object('top', top, 'middle', middle, 'bottom', bottom)";
const draftColumns = `language, ${fragments} as content, saved_at as "savedAt"`;
const versionColumns = `language, version, restored, published_at as "publishedAt",
  case when top is not null then ${fragments} end as content`;

export async function readPublished(
  db: Connection,
  language: LanguageCode,
): Promise<VersionRow | undefined> {
  const { rows } = await db.query<VersionRow>(
    `select ${versionColumns} from footer_version where language = $1 order by version desc limit 1`,
    [language],
  );
  return rows[0];
}

export async function readVersions(db: Connection, language: LanguageCode): Promise<VersionRow[]> {
  const { rows } = await db.query<VersionRow>(
    `select ${versionColumns} from footer_version where language = $1 order by version`,
    [language],
  );
  return rows;
}

/** Two who publish at once wait for each other, so that versions are counted without a gap. */
export async function lockVersions(tx: Connection): Promise<void> {
  await tx.query('lock table footer_version in share row exclusive mode');
}

export async function insertVersion(
  tx: Connection,
  version: Omit<VersionRow, 'version'>,
): Promise<number> {
  const { language, content, restored, publishedAt } = version;
  const { rows } = await tx.query<{ version: number }>(
    `insert into footer_version (language, version, top, middle, bottom, restored, published_at)
      select $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5, $6
        from footer_version where language = $1
      returning version`,
    [
      language,
      content?.top ?? null,
      content?.middle ?? null,
      content?.bottom ?? null,
      restored,
      publishedAt,
    ],
  );
  return rows[0]?.version ?? 0;
}

export async function readDrafts(db: Connection): Promise<DraftRow[]> {
  const { rows } = await db.query<DraftRow>(`select ${draftColumns} from footer_draft`);
  return rows;
}

export async function upsertDraft(db: Connection, draft: DraftRow): Promise<void> {
  const { language, content, savedAt } = draft;
  await db.query(
    `insert into footer_draft (language, top, middle, bottom, saved_at) values ($1, $2, $3, $4, $5)
      on conflict (language) do update set top = excluded.top, middle = excluded.middle,
        bottom = excluded.bottom, saved_at = excluded.saved_at`,
    [language, content.top, content.middle, content.bottom, savedAt],
  );
}

/** The draft that was there, and is not any more. */
export async function deleteDraft(
  tx: Connection,
  language: LanguageCode,
): Promise<DraftRow | undefined> {
  const { rows } = await tx.query<DraftRow>(
    `delete from footer_draft where language = $1 returning ${draftColumns}`,
    [language],
  );
  return rows[0];
}
