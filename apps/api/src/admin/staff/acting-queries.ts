import type { DeskRole } from '@kongres/contract/desk/rules';
import type { Connection } from '../../platform/db/connection.ts';

/** Whoever acts at the desk, and as what one may do this; null for a command, whose user has the database itself. */
export type Acting = { session: string; roles: readonly DeskRole[] } | null;

/**
 * Whether whoever acts may still do so, now that everybody else waits: a session that ended while its call was on the way
 * does nothing any more.
 */
export async function isStillActing(tx: Connection, acting: Acting): Promise<boolean> {
  if (!acting) return true;
  const { rowCount } = await tx.query(
    `select from desk_session s join desk_person p on p.id = s.person
      where s.id = $1 and p.ended_at is null and p.role = any($2) for share of s, p`,
    [acting.session, acting.roles],
  );
  return rowCount === 1;
}
