import type { DeskRole } from '@kongres/contract/desk/rules';
import type { Connection } from '../../platform/db/connection.ts';

export interface Person {
  id: string;
  name: string;
  role: DeskRole;
}

/** Two owners who end each other at the same moment come one after the other. */
export async function lockPeople(tx: Connection): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('people of the desk'))");
}

/** Null where the address belongs to somebody who works here. */
export async function insertPerson(
  tx: Connection,
  { name, email, role }: { name: string; email: string; role: DeskRole },
): Promise<Person | null> {
  const { rows } = await tx.query<Person>(
    `insert into desk_person (name, email, role) values ($1, $2, $3)
      on conflict do nothing returning id, name, role`,
    [name, email, role],
  );
  return rows[0] ?? null;
}

/** Who works here. */
export async function findPerson(db: Connection, id: string): Promise<Person | null> {
  const { rows } = await db.query<Person>(
    'select id, name, role from desk_person where id = $1 and ended_at is null',
    [id],
  );
  return rows[0] ?? null;
}

export async function findPersonByEmail(db: Connection, email: string): Promise<Person | null> {
  const { rows } = await db.query<Person>(
    'select id, name, role from desk_person where lower(email) = lower($1)',
    [email],
  );
  return rows[0] ?? null;
}

/** Owners who can sign in, whether or not one of them is about to go. */
export async function countOwners(
  db: Connection,
  { without = null }: { without?: string | null } = {},
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::integer as count from desk_person p
      where role = 'owner' and ended_at is null and id is distinct from $1::uuid
        and exists (select from desk_passkey where person = p.id)`,
    [without],
  );
  return rows[0]?.count ?? 0;
}

export async function setRole(tx: Connection, id: string, role: DeskRole): Promise<void> {
  await tx.query('update desk_person set role = $2 where id = $1', [id, role]);
}

/** The name stays: the journal needs it. */
export async function endPerson(tx: Connection, id: string, at: Date): Promise<void> {
  await tx.query('update desk_person set ended_at = $2, email = null where id = $1', [id, at]);
  await tx.query('delete from desk_invitation where person = $1', [id]);
  await tx.query('delete from desk_passkey where person = $1', [id]);
}

export interface ListedPerson extends Person {
  email: string | null;
  passkeys: number;
  invitedAt: Date;
  seenAt: Date | null;
  endedAt: Date | null;
  linkEndsAt: Date | null;
}

export async function listPeople(db: Connection, now: Date): Promise<ListedPerson[]> {
  const { rows } = await db.query<ListedPerson>(
    `select p.id, p.name, p.email, p.role, p.invited_at as "invitedAt", p.ended_at as "endedAt",
        (select count(*) from desk_passkey where person = p.id)::integer as passkeys,
        (select max(used_at) from desk_passkey where person = p.id) as "seenAt",
        (select max(ends_at) from desk_invitation where person = p.id and ends_at > $1) as "linkEndsAt"
      from desk_person p order by p.ended_at is not null, p.invited_at`,
    [now],
  );
  return rows;
}
