import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';
import type { AnnouncementRow } from './announcement-draft.queries.ts';

export async function readStaffEmail(db: Connection, person: string): Promise<string | null> {
  const { rows } = await db.query<{ email: string | null }>(
    'select email from staff_member where id = $1',
    [person],
  );
  return rows[0]?.email ?? null;
}

export async function insertTestEmails(
  tx: Connection,
  name: string,
  person: string,
  languages: readonly LanguageCode[],
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into announcement_test_email (announcement, staff_id, language)
      select $1, $2, language from unnest($3::text[]) language returning id`,
    [name, person, languages],
  );
  return rows.map(({ id }) => id);
}

export interface TestEmail extends Pick<AnnouncementRow, 'name' | 'state' | 'draft' | 'reminder'> {
  language: LanguageCode;
  /** Null if the staff member has been removed. */
  email: string | null;
}

/** Throws if another worker holds the row. */
export async function lockTestEmail(tx: Connection, id: string): Promise<TestEmail | undefined> {
  const { rows } = await tx.query<TestEmail>(
    `select t.language, p.email, a.name, a.state, a.draft, a.reminder
      from announcement_test_email t
      join announcement a on a.name = t.announcement
      join staff_member p on p.id = t.staff_id
      where t.id = $1 for update of t nowait`,
    [id],
  );
  return rows[0];
}

export async function deleteTestEmail(tx: Connection, id: string): Promise<void> {
  await tx.query('delete from announcement_test_email where id = $1', [id]);
}

/** Removes test emails whose job failed for good. */
export function deleteOldTestEmails(now: Date) {
  return async (db: Connection, limit: number): Promise<number> => {
    const { rowCount } = await db.query(
      `delete from announcement_test_email where id in (
        select id from announcement_test_email
          where requested_at < $1::timestamptz - interval '14 days' limit $2)`,
      [now, limit],
    );
    return rowCount ?? 0;
  };
}
