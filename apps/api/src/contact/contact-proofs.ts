import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ContactChallenge, ContactProof } from '@kongres/contract/contact';
import type { Config } from '../config.ts';

/** Long enough for a long letter; whoever takes longer gets new work without noticing. */
const validMinutes = 20;
/** Rounds of one try: about half a millisecond in a browser, and once for us. */
const roundsOfTry = 2000;

export interface ContactProofs {
  create: () => Promise<ContactChallenge>;
  /** Whether the work was given out by us and is done. Whether it was used before, the database says. */
  check: (proof: ContactProof) => Promise<'valid' | 'proof_invalid' | 'proof_expired'>;
}

/**
 * Work for the browser of whoever writes, so that a thousand messages cost something. Nothing of it
 * is kept here: the signature says that it is ours.
 */
export function createContactProofs(
  { secret, tries }: Pick<Config['contact'], 'secret' | 'tries'>,
  now: () => Date,
): ContactProofs {
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
        hmacSignatureSecret: secret,
      });
      return challenge as ContactChallenge;
    },
    check: async ({ challenge, solution }) => {
      if (challenge.parameters.expiresAt * 1000 <= now().getTime()) return 'proof_expired';
      const { verified, expired } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: secret,
      });
      if (expired) return 'proof_expired';
      return verified ? 'valid' : 'proof_invalid';
    },
  };
}
