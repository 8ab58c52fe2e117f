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
