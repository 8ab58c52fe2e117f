import type { LanguageCode } from '@kongres/content/facts/languages';
import type { Connection } from '../../platform/db/connection.ts';
import type { AnnouncementRow } from './draft-queries.ts';

export async function readDeskAddress(db: Connection, person: string): Promise<string | null> {
  const { rows } = await db.query<{ email: string | null }>(
    'select email from desk_person where id = $1',
    [person],
  );
  return rows[0]?.email ?? null;
}

export async function insertTrials(
  tx: Connection,
  name: string,
  person: string,
  languages: readonly LanguageCode[],
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into announcement_trial (announcement, person, language)
      select $1, $2, language from unnest($3::text[]) language returning id`,
    [name, person, languages],
  );
  return rows.map(({ id }) => id);
}

export interface Trial extends Pick<AnnouncementRow, 'name' | 'state' | 'draft' | 'reminder'> {
  language: LanguageCode;
  /** Null for whoever has left the desk since. */
  email: string | null;
}

/** The mail, if it is still owed; throws if another worker is at it in this moment. */
export async function lockTrial(tx: Connection, id: string): Promise<Trial | undefined> {
  const { rows } = await tx.query<Trial>(
    `select t.language, p.email, a.name, a.state, a.draft, a.reminder
      from announcement_trial t
      join announcement a on a.name = t.announcement
      join desk_person p on p.id = t.person
      where t.id = $1 for update of t nowait`,
    [id],
  );
  return rows[0];
}

export async function deleteTrial(tx: Connection, id: string): Promise<void> {
  await tx.query('delete from announcement_trial where id = $1', [id]);
}

/** Those that the queue has given up. */
export function deleteOldTrials(now: Date) {
  return async (db: Connection, limit: number): Promise<number> => {
    const { rowCount } = await db.query(
      `delete from announcement_trial where id in (
        select id from announcement_trial
          where asked_at < $1::timestamptz - interval '14 days' limit $2)`,
      [now, limit],
    );
    return rowCount ?? 0;
  };
}
