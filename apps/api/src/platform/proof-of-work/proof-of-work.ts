import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import {
  type SolvedProof,
  type ProofChallenge,
  solvedProof,
} from '@kongres/contract/proof-of-work';
import type { Config } from '../config/config.ts';

/** Browsers request a new challenge after that. */
const validMinutes = 20;
/** About 0.5 ms per attempt in a browser, and once on the server. */
const iterationsPerAttempt = 2000;

export interface ProofOfWork {
  createChallenge: () => Promise<ProofChallenge>;
  /** Checks signature, expiry and solution, but not whether the proof was used before. */
  verifyProof: (proof: SolvedProof) => Promise<'valid' | 'proof_invalid' | 'proof_expired'>;
}

/** Stateless ALTCHA challenges: the signature proves their origin and purpose. */
export function createProofOfWork(
  purpose: 'contact' | 'hold' | 'find',
  { secret, tries }: Config['proofs'],
  now: () => Date,
): ProofOfWork {
  // One key per purpose, so that a proof cannot be used for another.
  const key = createHmac('sha256', secret).update(`proof ${purpose}`).digest('base64url');
  return {
    createChallenge: async () => {
      const expiresAt = new Date(now().getTime() + validMinutes * 60_000);
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: iterationsPerAttempt,
        counter: randomInt(tries, Math.ceil(tries / 2)),
        deriveKey,
        expiresAt,
        hmacSignatureSecret: key,
      });
      return challenge as ProofChallenge;
    },
    verifyProof: async ({ challenge, solution }) => {
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

/** After that the proof is rejected as expired, and its used mark may be deleted. */
export function getProofExpiry({ challenge }: SolvedProof): Date {
  return new Date(challenge.parameters.expiresAt * 1000);
}

interface ProofHeader {
  proof: SolvedProof | null;
  refusal?: 'proof_invalid' | 'proof_expired';
}

export async function readProofHeader(
  proofs: ProofOfWork,
  header: string | undefined,
): Promise<ProofHeader> {
  if (header === undefined) return { proof: null };
  const { data } = solvedProof.safeParse(parseJson(header));
  if (!data) return { proof: null, refusal: 'proof_invalid' };
  const verdict = await proofs.verifyProof(data);
  return verdict === 'valid' ? { proof: data } : { proof: null, refusal: verdict };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
