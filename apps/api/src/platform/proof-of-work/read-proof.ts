import { proof, type Proof } from '@kongres/contract/proof';
import type { Proofs } from './proofs.ts';

interface Brought {
  proof: Proof | null;
  /** Why what came along counts for nothing. It matters only to a call that needs a proof. */
  refusal?: 'proof_invalid' | 'proof_expired';
}

/** Reads the work that came along in a header, if any, and says what it is worth. */
export async function readProof(proofs: Proofs, header: string | undefined): Promise<Brought> {
  if (header === undefined) return { proof: null };
  const { data } = proof.safeParse(parse(header));
  if (!data) return { proof: null, refusal: 'proof_invalid' };
  const verdict = await proofs.check(data);
  return verdict === 'valid' ? { proof: data } : { proof: null, refusal: verdict };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
