import type { DeskRole } from '@kongres/contract/desk/routes';
import type { Connection } from '../../platform/db/connection.ts';

/** Session and allowed roles of the caller; null for the command line. */
export type StaffActor = { session: string; roles: readonly DeskRole[] } | null;

/** Rechecked inside the transaction, so that a session that ended meanwhile has no effect. */
export async function isActorActive(tx: Connection, actor: StaffActor): Promise<boolean> {
  if (!actor) return true;
  const { rowCount } = await tx.query(
    `select from staff_session s join staff_member p on p.id = s.staff_id
      where s.id = $1 and p.deactivated_at is null and p.role = any($2) for share of s, p`,
    [actor.session, actor.roles],
  );
  return rowCount === 1;
}
