import type { Connection } from '../../platform/db/connection.ts';
import type { Person } from './person-queries.ts';

export interface OpenSession extends Person {
  session: string;
  seenAt: Date;
}

interface Times {
  /** Begun after this, */
  begun: Date;
  /** and used after this. */
  seen: Date;
}

export async function insertSession(
  tx: Connection,
  row: { hash: Buffer; person: string; passkey: string; browser: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into desk_session (token_hash, person, passkey, browser, made_at, seen_at)
      values ($1, $2, $3, $4, $5, $5)`,
    [row.hash, row.person, row.passkey, row.browser, row.at],
  );
}

/** With what the person may do now, not when the session began. */
export async function findSession(
  db: Connection,
  hash: Buffer,
  { begun, seen }: Times,
): Promise<OpenSession | null> {
  const { rows } = await db.query<OpenSession>(
    `select s.id as session, s.seen_at as "seenAt", p.id, p.name, p.role
      from desk_session s join desk_person p on p.id = s.person
      where s.token_hash = $1 and s.made_at > $2 and s.seen_at > $3 and p.ended_at is null`,
    [hash, begun, seen],
  );
  return rows[0] ?? null;
}

export async function noteSeen(db: Connection, id: string, at: Date): Promise<void> {
  await db.query('update desk_session set seen_at = $2 where id = $1', [id, at]);
}

export async function listSessions(db: Connection, person: string, { begun, seen }: Times) {
  const { rows } = await db.query<{ id: string; browser: string; madeAt: Date; seenAt: Date }>(
    `select id, browser, made_at as "madeAt", seen_at as "seenAt" from desk_session
      where person = $1 and made_at > $2 and seen_at > $3 order by made_at`,
    [person, begun, seen],
  );
  return rows;
}

export async function deleteSession(db: Connection, person: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from desk_session where person = $1 and id = $2', [
    person,
    id,
  ]);
  return rowCount === 1;
}

/** Those that nobody can use any more. */
export function deleteOldSessions({ begun, seen }: Times) {
  return async (db: Connection, limit: number): Promise<number> => {
    const { rowCount } = await db.query(
      `delete from desk_session where id in (
        select id from desk_session where made_at <= $1 or seen_at <= $2 limit $3)`,
      [begun, seen, limit],
    );
    return rowCount ?? 0;
  };
}
