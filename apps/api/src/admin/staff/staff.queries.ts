import type { DeskRole } from '@kongres/contract/desk/routes';
import type { Connection } from '../../platform/db/connection.ts';

export interface StaffMember {
  id: string;
  name: string;
  role: DeskRole;
}

/** Serialises changes, so that two owners cannot remove each other at once. */
export async function lockStaff(tx: Connection): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('staff members'))");
}

/** Null if a current staff member has the address. */
export async function insertStaffMember(
  tx: Connection,
  { name, email, role }: { name: string; email: string; role: DeskRole },
): Promise<StaffMember | null> {
  const { rows } = await tx.query<StaffMember>(
    `insert into staff_member (name, email, role) values ($1, $2, $3)
      on conflict do nothing returning id, name, role`,
    [name, email, role],
  );
  return rows[0] ?? null;
}

export async function findStaffMember(db: Connection, id: string): Promise<StaffMember | null> {
  const { rows } = await db.query<StaffMember>(
    'select id, name, role from staff_member where id = $1 and deactivated_at is null',
    [id],
  );
  return rows[0] ?? null;
}

export async function findStaffMemberByEmail(
  db: Connection,
  email: string,
): Promise<StaffMember | null> {
  const { rows } = await db.query<StaffMember>(
    'select id, name, role from staff_member where lower(email) = lower($1)',
    [email],
  );
  return rows[0] ?? null;
}

/** Owners with a passkey, optionally without one of them. */
export async function countOwners(
  db: Connection,
  { without = null }: { without?: string | null } = {},
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from staff_member p
      where role = 'owner' and deactivated_at is null and id is distinct from $1::uuid
        and exists (select from staff_passkey where staff_id = p.id)`,
    [without],
  );
  return rows[0]?.count ?? 0;
}

export async function updateStaffRole(tx: Connection, id: string, role: DeskRole): Promise<void> {
  await tx.query('update staff_member set role = $2 where id = $1', [id, role]);
}

/** The name is kept for the audit log. */
export async function markDeactivated(tx: Connection, id: string, at: Date): Promise<void> {
  await tx.query('update staff_member set deactivated_at = $2, email = null where id = $1', [
    id,
    at,
  ]);
  await tx.query('delete from staff_invitation where staff_id = $1', [id]);
  await tx.query('delete from staff_passkey where staff_id = $1', [id]);
}

export interface StaffListRow extends StaffMember {
  email: string | null;
  passkeys: number;
  invitedAt: Date;
  lastSeenAt: Date | null;
  deactivatedAt: Date | null;
  invitationExpiresAt: Date | null;
}

export async function listStaff(db: Connection, now: Date): Promise<StaffListRow[]> {
  const { rows } = await db.query<StaffListRow>(
    `select p.id, p.name, p.email, p.role, p.invited_at as "invitedAt", p.deactivated_at as "deactivatedAt",
        (select count(*) from staff_passkey where staff_id = p.id)::integer as passkeys,
        (select max(last_used_at) from staff_passkey where staff_id = p.id) as "lastSeenAt",
        (select max(expires_at) from staff_invitation where staff_id = p.id and expires_at > $1) as "invitationExpiresAt"
      from staff_member p order by p.deactivated_at is not null, p.invited_at`,
    [now],
  );
  return rows;
}
