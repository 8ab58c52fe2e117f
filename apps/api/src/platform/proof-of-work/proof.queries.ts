import type { Connection } from '../db/connection.ts';

export async function insertProof(
  tx: Connection,
  { signature, expiresAt }: { signature: string; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into used_proof (signature, expires_at) values ($1, $2) on conflict do nothing',
    [signature, expiresAt],
  );
  return rowCount === 1;
}

/** Expired proofs are rejected without a lookup. */
export async function deleteExpiredProofs(
  db: Connection,
  now: Date,
  limit: number,
): Promise<number> {
  const { rowCount } = await db.query(
    `delete from used_proof where signature in (
      select signature from used_proof where expires_at <= $1 limit $2 for update skip locked)`,
    [now, limit],
  );
  return rowCount ?? 0;
}
