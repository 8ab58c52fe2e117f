import type { contactChallengePath, ordersFindChallengePath } from '@kongres/contract/paths';
import { proofChallenge, type Proof } from '@kongres/contract/proof';
import { call } from '../call.ts';
import { solveChallenge } from './solve-challenge.ts';

const patienceMs = 10_000;

/** Asks for work and has it done. Whatever goes wrong is thrown: without a proof nothing can be sent. */
export async function solveProof(
  path: typeof contactChallengePath | typeof ordersFindChallengePath,
): Promise<Proof> {
  const response = await call(path, { patienceMs });
  if (!response.ok) throw new Error(`no work was given out: ${response.status}`);
  return await solveChallenge(proofChallenge.parse(await response.json()));
}
