import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Proof, type ProofChallenge, proof } from '@kongres/contract/proof';
import type { Config } from '../config/config.ts';

/** Long enough for a long letter; whoever takes longer gets new work without noticing. */
const validMinutes = 20;
/** Rounds of one try: about half a millisecond in a browser, and once for us. */
const roundsOfTry = 2000;

export interface Proofs {
  create: () => Promise<ProofChallenge>;
  /** Whether the work was given out by us and is done. Whether it was used before, the database says. */
  check: (proof: Proof) => Promise<'valid' | 'proof_invalid' | 'proof_expired'>;
}

/**
 * Work for a visitor's browser, so that a thousand messages, held tickets or searches cost something. Nothing of
 * it is kept here: the signature says that it is ours, and what it was given out for.
 */
export function createProofs(
  purpose: 'contact' | 'hold' | 'find',
  { secret, tries }: Config['proofs'],
  now: () => Date,
): Proofs {
  // Each purpose signs with a key of its own, so work done for one pays for nothing else.
  const key = createHmac('sha256', secret).update(`proof ${purpose}`).digest('base64url');
  return {
    create: async () => {
      const expiresAt = new Date(now().getTime() + validMinutes * 60_000);
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: roundsOfTry,
        // Never next to nothing, never more than the limit.
        counter: randomInt(tries, Math.ceil(tries / 2)),
        deriveKey,
        expiresAt,
        hmacSignatureSecret: key,
      });
      return challenge as ProofChallenge;
    },
    check: async ({ challenge, solution }) => {
      if (challenge.parameters.expiresAt * 1000 <= now().getTime()) return 'proof_expired';
      const { verified, expired } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: key,
      });
      if (expired) return 'proof_expired';
      return verified ? 'valid' : 'proof_invalid';
    },
  };
}

/** When the database may forget that it was used: from then on it is refused for its age. */
export function proofExpiry({ challenge }: Proof): Date {
  return new Date(challenge.parameters.expiresAt * 1000);
}

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
