import { solveChallengeWorkers } from 'altcha-lib';
import { contactChallenge, type ContactProof } from '@kongres/contract/contact';
import { contactChallengePath } from '@kongres/contract/paths';
import { patienceMs } from './patience.ts';
import { startProofWorker } from './start-proof-worker.ts';

/** Asks for work and has it done. Whatever goes wrong is thrown: without a proof nothing can be sent. */
export async function solveProof(): Promise<ContactProof> {
  const response = await fetch(contactChallengePath, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`no work was given out: ${response.status}`);
  const challenge = contactChallenge.parse(await response.json());
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: 1,
    createWorker: startProofWorker,
  });
  if (!solution) throw new Error('the work was not done in time');
  return { challenge, solution };
}
