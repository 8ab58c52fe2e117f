import * as z from 'zod/mini';

export const proofChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    expiresAt: z.int(),
  }),
  signature: z.string().check(z.minLength(1), z.maxLength(128)),
});

export type ProofChallenge = z.infer<typeof proofChallenge>;

export const solvedProof = z.object({
  challenge: proofChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

export type SolvedProof = z.infer<typeof solvedProof>;
