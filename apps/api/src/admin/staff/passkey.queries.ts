import type { Connection } from '../../platform/db/connection.ts';

export interface Passkey {
  id: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
}

export async function listPasskeys(db: Connection, person: string) {
  const { rows } = await db.query<{
    id: string;
    transports: string[];
    createdAt: Date;
    lastUsedAt: Date;
  }>(
    `select id, transports, created_at as "createdAt", last_used_at as "lastUsedAt" from staff_passkey
      where staff_id = $1 order by created_at`,
    [person],
  );
  return rows;
}

/** Locks the passkey of an active staff member until the transaction ends. */
export async function lockPasskey(
  tx: Connection,
  id: string,
): Promise<(Passkey & { staffId: string }) | null> {
  const { rows } = await tx.query<Omit<Passkey, 'counter'> & { staffId: string; counter: string }>(
    `select k.id, k.staff_id as "staffId", k.public_key as "publicKey", k.counter, k.transports
      from staff_passkey k join staff_member p on p.id = k.staff_id
      where k.id = $1 and p.deactivated_at is null for update of k`,
    [id],
  );
  return rows[0] ? { ...rows[0], counter: Number(rows[0].counter) } : null;
}

/** False if the id is already registered. */
export async function insertPasskey(
  tx: Connection,
  person: string,
  { id, publicKey, counter, transports }: Passkey,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into staff_passkey (id, staff_id, public_key, counter, transports, created_at, last_used_at)
      values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing`,
    [id, person, Buffer.from(publicKey), counter, transports, at],
  );
  return rowCount === 1;
}

export async function updatePasskeyUse(tx: Connection, id: string, counter: number, at: Date) {
  await tx.query('update staff_passkey set counter = $2, last_used_at = $3 where id = $1', [
    id,
    counter,
    at,
  ]);
}

export async function deleteOtherPasskeys(
  tx: Connection,
  person: string,
  keepId: string,
): Promise<void> {
  await tx.query('delete from staff_passkey where staff_id = $1 and id <> $2', [person, keepId]);
}

export async function deletePasskey(tx: Connection, person: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from staff_passkey where staff_id = $1 and id = $2', [
    person,
    id,
  ]);
  return rowCount === 1;
}

type Purpose = 'register' | 'sign_in';

/** Deletes expired challenges as well. */
export async function insertChallenge(
  db: Connection,
  row: { challenge: string; purpose: Purpose; person: string | null; now: Date; expiresAt: Date },
): Promise<void> {
  await db.query(
    `with old as (delete from staff_challenge where expires_at <= $4)
      insert into staff_challenge (challenge, purpose, staff_id, expires_at) values ($1, $2, $3, $5)`,
    [row.challenge, row.purpose, row.person, row.now, row.expiresAt],
  );
}

export async function consumeChallenge(
  db: Connection,
  {
    challenge,
    purpose,
    person,
    now,
  }: { challenge: string; purpose: Purpose; person: string | null; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from staff_challenge where challenge = $1 and purpose = $2
      and staff_id is not distinct from $3::uuid and expires_at > $4`,
    [challenge, purpose, person, now],
  );
  return rowCount === 1;
}
