import type { contactChallengePath, ordersFindChallengePath } from '@kongres/contract/paths';
import { proofChallenge, type SolvedProof } from '@kongres/contract/proof-of-work';
import { callApi } from '../call-api.ts';
import { solveChallenge } from './solve-challenge.ts';

const timeoutMs = 10_000;

/** Fetches a challenge and solves it. Rejects on failure: nothing can be sent without a proof. */
export async function solveProof(
  path: typeof contactChallengePath | typeof ordersFindChallengePath,
): Promise<SolvedProof> {
  const response = await callApi(path, { timeoutMs });
  if (!response.ok) throw new Error(`no challenge: HTTP ${response.status}`);
  return await solveChallenge(proofChallenge.parse(await response.json()));
}
