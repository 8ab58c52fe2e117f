import type { FindOrdersRequest } from '@kongres/contract/order';
import { ordersFindChallengePath, ordersFindPath } from '@kongres/contract/paths';
import type { SolvedProof } from '@kongres/contract/proof-of-work';
import { callApi } from '../../../lib/api/call-api.ts';
import {
  isProofRefusal,
  reportNoResponse,
  readRefusal,
  type Refusal,
} from '../../../lib/api/refusal.ts';
import { solveProof } from '../../../lib/api/proof-of-work/solve-proof.ts';

/** The proof of work is computed while the visitor types the address. */
let preparedProof: Promise<SolvedProof> | null = null;

/** A failure is reported when the form is submitted. */
export function prepareOrderLinksRequest(): void {
  prepareProof().catch(() => {});
}

/** Has the order links of an address emailed to it. The response does not reveal whether there are any. */
export async function requestOrderLinks(email: string): Promise<{ ok: true } | Refusal> {
  try {
    const reply = await postFindRequest(email);
    // The proof expired while the visitor was typing: try once more.
    return !reply.ok && isProofRefusal(reply) ? await postFindRequest(email) : reply;
  } catch (error) {
    return reportNoResponse('find', error);
  }
}

async function postFindRequest(email: string): Promise<{ ok: true } | Refusal> {
  const proof = await prepareProof();
  preparedProof = null;
  const response = await callApi(ordersFindPath, {
    body: { email, proof } satisfies FindOrdersRequest,
  });
  return response.ok ? { ok: true } : await readRefusal('find', response);
}

function prepareProof(): Promise<SolvedProof> {
  preparedProof ??= solveProof(ordersFindChallengePath);
  preparedProof.catch(() => (preparedProof = null));
  return preparedProof;
}
