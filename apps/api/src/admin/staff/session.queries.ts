import type { Connection } from '../../platform/db/connection.ts';
import type { StaffMember } from './staff.queries.ts';

export interface StaffSession extends StaffMember {
  session: string;
  lastSeenAt: Date;
}

interface SessionLimits {
  begun: Date;
  seen: Date;
}

export async function insertSession(
  tx: Connection,
  row: { hash: Buffer; person: string; passkey: string; browser: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into staff_session (token_hash, staff_id, passkey_id, browser, created_at, last_seen_at)
      values ($1, $2, $3, $4, $5, $5)`,
    [row.hash, row.person, row.passkey, row.browser, row.at],
  );
}

/** Includes the current role, not the one at sign-in. */
export async function findSession(
  db: Connection,
  hash: Buffer,
  { begun, seen }: SessionLimits,
): Promise<StaffSession | null> {
  const { rows } = await db.query<StaffSession>(
    `select s.id as session, s.last_seen_at as "lastSeenAt", p.id, p.name, p.role
      from staff_session s join staff_member p on p.id = s.staff_id
      where s.token_hash = $1 and s.created_at > $2 and s.last_seen_at > $3 and p.deactivated_at is null`,
    [hash, begun, seen],
  );
  return rows[0] ?? null;
}

export async function updateLastSeen(db: Connection, id: string, at: Date): Promise<void> {
  await db.query('update staff_session set last_seen_at = $2 where id = $1', [id, at]);
}

export async function listStaffSessions(
  db: Connection,
  person: string,
  { begun, seen }: SessionLimits,
) {
  const { rows } = await db.query<{
    id: string;
    browser: string;
    createdAt: Date;
    lastSeenAt: Date;
  }>(
    `select id, browser, created_at as "createdAt", last_seen_at as "lastSeenAt" from staff_session
      where staff_id = $1 and created_at > $2 and last_seen_at > $3 order by created_at`,
    [person, begun, seen],
  );
  return rows;
}

export async function deleteSession(db: Connection, person: string, id: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from staff_session where staff_id = $1 and id = $2', [
    person,
    id,
  ]);
  return rowCount === 1;
}

/** Expired sessions. */
export function deleteOldSessions({ begun, seen }: SessionLimits) {
  return async (db: Connection, limit: number): Promise<number> => {
    const { rowCount } = await db.query(
      `delete from staff_session where id in (
        select id from staff_session where created_at <= $1 or last_seen_at <= $2 limit $3)`,
      [begun, seen, limit],
    );
    return rowCount ?? 0;
  };
}
