import type { Connection } from '../db/connection.ts';

/** Notes that this work was paid with; false if it was before. */
export async function insertProof(
  tx: Connection,
  { signature, expiresAt }: { signature: string; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into contact_proof (signature, expires_at) values ($1, $2) on conflict do nothing',
    [signature, expiresAt],
  );
  return rowCount === 1;
}

/** Deletes used work that has expired: expired work is refused without looking here. */
export async function deleteProofs(db: Connection, now: Date, limit: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from contact_proof where signature in (
      select signature from contact_proof where expires_at <= $1 limit $2 for update skip locked)`,
    [now, limit],
  );
  return rowCount ?? 0;
}
