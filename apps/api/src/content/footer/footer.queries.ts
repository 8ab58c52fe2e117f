import type { LanguageCode } from '@kongres/content/facts/languages';
import type { FooterResponse } from '@kongres/contract/footer';
import type { Connection } from '../../platform/db/connection.ts';

/** A published version; without content it is the built-in footer. */
export interface VersionRow {
  language: LanguageCode;
  version: number;
  content: FooterResponse | null;
  restored: number | null;
  publishedAt: Date;
}

export interface DraftRow {
  language: LanguageCode;
  content: FooterResponse;
  savedAt: Date;
  /** Version token, renewed on every save. */
  mark: string;
  /** Null for drafts of former releases. */
  author: string | null;
}

type NewDraft = Pick<DraftRow, 'language' | 'content' | 'savedAt'>;

const fragments = "json_build_object('top', top, 'middle', middle, 'bottom', bottom)";
const draftColumns = `language, ${fragments} as content, saved_at as "savedAt", mark,
  (select name from staff_member where id = footer_draft.author) as author`;
const versionColumns = `language, version, restored, published_at as "publishedAt",
  case when top is not null then ${fragments} end as content`;

export async function readPublishedVersion(
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

/** Serialises publications, so that version numbers have no gaps. */
export async function lockFooterVersions(tx: Connection): Promise<void> {
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

/** Saves only if the draft has not changed since `seen`; otherwise returns undefined. */
export async function replaceDraft(
  db: Connection,
  { language, content: { top, middle, bottom }, savedAt }: NewDraft,
  { author, seen }: { author: string; seen: string | null },
): Promise<DraftRow | undefined> {
  const values = [language, top, middle, bottom, savedAt, author];
  const { rows } = await (seen === null
    ? db.query<DraftRow>(
        `insert into footer_draft (language, top, middle, bottom, saved_at, author)
          values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning ${draftColumns}`,
        values,
      )
    : db.query<DraftRow>(
        `update footer_draft set top = $2, middle = $3, bottom = $4, saved_at = $5, author = $6,
            mark = gen_random_uuid()
          where language = $1 and mark = $7 returning ${draftColumns}`,
        [...values, seen],
      ));
  return rows[0];
}

export async function lockDraft(
  tx: Connection,
  language: LanguageCode,
): Promise<DraftRow | undefined> {
  const { rows } = await tx.query<DraftRow>(
    `select ${draftColumns} from footer_draft where language = $1 for update`,
    [language],
  );
  return rows[0];
}

/** Deletes the draft unless it has changed; returns whether it was deleted. */
export async function discardDraft(
  db: Connection,
  language: LanguageCode,
  mark: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from footer_draft where language = $1 and mark = $2',
    [language, mark],
  );
  return rowCount === 1;
}

export async function deleteDraft(tx: Connection, language: LanguageCode): Promise<void> {
  await tx.query('delete from footer_draft where language = $1', [language]);
}
