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
    madeAt: Date;
    usedAt: Date;
  }>(
    `select id, transports, made_at as "madeAt", used_at as "usedAt" from desk_passkey
      where person = $1 order by made_at`,
    [person],
  );
  return rows;
}

/** With its person, who works here; nobody else at it until the transaction ends. */
export async function lockPasskey(
  tx: Connection,
  id: string,
): Promise<(Passkey & { person: string }) | null> {
  const { rows } = await tx.query<Omit<Passkey, 'counter'> & { person: string; counter: string }>(
    `select k.id, k.person, k.public_key as "publicKey", k.counter, k.transports
      from desk_passkey k join desk_person p on p.id = k.person
      where k.id = $1 and p.ended_at is null for update of k`,
    [id],
  );
  return rows[0] ? { ...rows[0], counter: Number(rows[0].counter) } : null;
}

/** False if another person, or another try, has it already. */
export async function insertPasskey(
  tx: Connection,
  person: string,
  { id, publicKey, counter, transports }: Passkey,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into desk_passkey (id, person, public_key, counter, transports, made_at, used_at)
      values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing`,
    [id, person, Buffer.from(publicKey), counter, transports, at],
  );
  return rowCount === 1;
}

export async function noteUse(tx: Connection, id: string, counter: number, at: Date) {
  await tx.query('update desk_passkey set counter = $2, used_at = $3 where id = $1', [
    id,
    counter,
    at,
  ]);
}

/** Their sessions end with them. */
export async function deleteOtherPasskeys(
  tx: Connection,
  person: string,
  kept: string,
): Promise<void> {
  await tx.query('delete from desk_passkey where person = $1 and id <> $2', [person, kept]);
}

/** Its sessions end with it. */
export async function deletePasskey(tx: Connection, person: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from desk_passkey where person = $1 and id = $2', [
    person,
    id,
  ]);
  return rowCount === 1;
}

type Purpose = 'register' | 'sign_in';

/** What nobody signed in time goes on this occasion. */
export async function insertChallenge(
  db: Connection,
  row: { challenge: string; purpose: Purpose; person: string | null; now: Date; endsAt: Date },
): Promise<void> {
  await db.query(
    `with old as (delete from desk_challenge where ends_at <= $4)
      insert into desk_challenge (challenge, purpose, person, ends_at) values ($1, $2, $3, $5)`,
    [row.challenge, row.purpose, row.person, row.now, row.endsAt],
  );
}

/** Once. */
export async function takeChallenge(
  db: Connection,
  {
    challenge,
    purpose,
    person,
    now,
  }: { challenge: string; purpose: Purpose; person: string | null; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from desk_challenge where challenge = $1 and purpose = $2
      and person is not distinct from $3::uuid and ends_at > $4`,
    [challenge, purpose, person, now],
  );
  return rowCount === 1;
}
