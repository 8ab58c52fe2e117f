import type { Connection } from '../../platform/db/connection.ts';
import type { Person } from './person-queries.ts';

/** The older links of the person end. */
export async function replaceInvitation(
  tx: Connection,
  { hash, person, endsAt }: { hash: Buffer; person: string; endsAt: Date },
): Promise<void> {
  await tx.query('delete from desk_invitation where person = $1', [person]);
  await tx.query('insert into desk_invitation (token_hash, person, ends_at) values ($1, $2, $3)', [
    hash,
    person,
    endsAt,
  ]);
}

export async function findInvited(db: Connection, hash: Buffer, now: Date): Promise<Person | null> {
  const { rows } = await db.query<Person>(
    `select p.id, p.name, p.role from desk_invitation i join desk_person p on p.id = i.person
      where i.token_hash = $1 and i.ends_at > $2 and p.ended_at is null`,
    [hash, now],
  );
  return rows[0] ?? null;
}

export async function useInvitation(tx: Connection, hash: Buffer): Promise<void> {
  await tx.query('delete from desk_invitation where token_hash = $1', [hash]);
}
