import type { Proof } from '@kongres/contract/proof';
import type { Connection } from '../db/connection.ts';
import { insertProof } from './proof-queries.ts';
import { proofExpiry } from './proofs.ts';

/** Pays with a piece of work; false if it was paid with before. */
export async function useUpProof(db: Connection, proof: Proof): Promise<boolean> {
  return await insertProof(db, {
    signature: proof.challenge.signature,
    expiresAt: proofExpiry(proof),
  });
}
