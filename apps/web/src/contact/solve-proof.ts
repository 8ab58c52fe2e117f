import { contactChallengePath } from '@kongres/contract/paths';
import { proofChallenge, type Proof } from '@kongres/contract/proof';
import { solveChallenge } from '../proof/solve-challenge.ts';
import { patienceMs } from './patience.ts';

/** Asks for work and has it done. Whatever goes wrong is thrown: without a proof nothing can be sent. */
export async function solveProof(): Promise<Proof> {
  const response = await fetch(contactChallengePath, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`no work was given out: ${response.status}`);
  return await solveChallenge(proofChallenge.parse(await response.json()));
}
