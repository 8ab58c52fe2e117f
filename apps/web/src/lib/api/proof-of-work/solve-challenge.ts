import { solveChallengeWorkers } from 'altcha-lib';
import type { SolvedProof, ProofChallenge } from '@kongres/contract/proof-of-work';
import { createTrustedScriptUrl } from '../trusted-script.ts';
// oxlint-disable-next-line import/default -- the build puts the worker's address in its place
import address from './proof-worker.ts?worker&url';

const workerUrl = createTrustedScriptUrl('proof-worker', address);

/** An old phone takes a few seconds. */
const timeoutMs = 60_000;

/** Solves in a web worker; rejects on failure. */
export async function solveChallenge(challenge: ProofChallenge): Promise<SolvedProof> {
  const solution = await Promise.race([
    solveChallengeWorkers({ challenge, concurrency: 1, createWorker: startProofWorker }),
    // A worker that fails to load reports nothing.
    new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null)),
  ]);
  if (!solution) throw new Error('the proof of work timed out');
  return { challenge, solution };
}

function startProofWorker(): Worker {
  return new Worker(workerUrl, { type: 'module' });
}
