import { solveChallengeWorkers } from 'altcha-lib';
import type { Proof, ProofChallenge } from '@kongres/contract/proof';
import { trustedScript } from '../trusted-script.ts';
// oxlint-disable-next-line import/default -- the build puts the worker's address in its place
import address from './proof-worker.ts?worker&url';

const program = trustedScript('proof-worker', address);

/** An old phone takes a few seconds; whatever takes this long will not end. */
const patienceMs = 60_000;

/** Has the work done beside the page. Whatever goes wrong is thrown. */
export async function solveChallenge(challenge: ProofChallenge): Promise<Proof> {
  const solution = await Promise.race([
    solveChallengeWorkers({ challenge, concurrency: 1, createWorker: startProofWorker }),
    // A worker whose program never arrives tells nobody.
    new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null)),
  ]);
  if (!solution) throw new Error('the work was not done in time');
  return { challenge, solution };
}

function startProofWorker(): Worker {
  return new Worker(program, { type: 'module' });
}
