import type { SolvedProof } from '@kongres/contract/proof-of-work';
import type { Connection } from '../db/connection.ts';
import { insertProof } from './proof.queries.ts';
import { getProofExpiry } from './proof-of-work.ts';

/** Marks a proof as used; false if it was used before. */
export async function consumeProof(db: Connection, proof: SolvedProof): Promise<boolean> {
  return await insertProof(db, {
    signature: proof.challenge.signature,
    expiresAt: getProofExpiry(proof),
  });
}
