import type { Connection } from '../../platform/db/connection.ts';
import type { StaffMember } from './staff.queries.ts';

export async function replaceInvitation(
  tx: Connection,
  { hash, person, endsAt: expiresAt }: { hash: Buffer; person: string; endsAt: Date },
): Promise<void> {
  await tx.query('delete from staff_invitation where staff_id = $1', [person]);
  await tx.query(
    'insert into staff_invitation (token_hash, staff_id, expires_at) values ($1, $2, $3)',
    [hash, person, expiresAt],
  );
}

export async function findInvitedStaffMember(
  db: Connection,
  hash: Buffer,
  now: Date,
): Promise<StaffMember | null> {
  const { rows } = await db.query<StaffMember>(
    `select p.id, p.name, p.role from staff_invitation i join staff_member p on p.id = i.staff_id
      where i.token_hash = $1 and i.expires_at > $2 and p.deactivated_at is null`,
    [hash, now],
  );
  return rows[0] ?? null;
}

export async function deleteInvitation(tx: Connection, hash: Buffer): Promise<void> {
  await tx.query('delete from staff_invitation where token_hash = $1', [hash]);
}
