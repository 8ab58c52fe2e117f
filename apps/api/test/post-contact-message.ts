import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ContactRequest } from '@kongres/contract/contact';
import { contactChallengePath, contactPath } from '@kongres/contract/paths';
import type { SolvedProof, ProofChallenge } from '@kongres/contract/proof-of-work';

export async function solveChallengeProof(challenge: ProofChallenge): Promise<SolvedProof> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('proof of work timed out');
  return { challenge, solution };
}

/** Fetches and solves a challenge of the contact form. */
export async function createContactProof(origin: string): Promise<SolvedProof> {
  const response = await fetch(origin + contactChallengePath);
  return await solveChallengeProof((await response.json()) as ProofChallenge);
}

export async function postContactMessage(
  origin: string,
  more: Partial<Record<keyof ContactRequest, unknown>> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return await fetch(origin + contactPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({
      name: 'Ala Kowalska',
      email: 'ala@example.com',
      subject: 'Pytanie',
      message: 'Dzień dobry,\nco słychać?',
      topic: null,
      language: 'pl',
      ...more,
      proof: more.proof ?? (await createContactProof(origin)),
    }),
  });
}
