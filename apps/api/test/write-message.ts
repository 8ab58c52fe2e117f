import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ContactRequest } from '@kongres/contract/contact';
import { contactChallengePath, contactPath } from '@kongres/contract/paths';
import type { Proof, ProofChallenge } from '@kongres/contract/proof';

/** Does the work, as a visitor's browser does. */
export async function solve(challenge: ProofChallenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('the work was not done in time');
  return { challenge, solution };
}

/** Asks for the contact form's work and does it. */
export async function prove(origin: string): Promise<Proof> {
  const response = await fetch(origin + contactChallengePath);
  return await solve((await response.json()) as ProofChallenge);
}

/** A message like any other, with whatever a test wants to be different. */
export async function writeMessage(
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
      proof: more.proof ?? (await prove(origin)),
    }),
  });
}
