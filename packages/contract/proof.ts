import * as z from 'zod/mini';

/** A piece of work the server gives out; whoever asks for something brings it back done. */
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

/** The work, done. */
export const proof = z.object({
  challenge: proofChallenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

export type Proof = z.infer<typeof proof>;
