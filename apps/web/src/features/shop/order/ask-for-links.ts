import type { FindRequest } from '@kongres/contract/order';
import { ordersFindChallengePath, ordersFindPath } from '@kongres/contract/paths';
import type { Proof } from '@kongres/contract/proof';
import { call } from '../../../lib/api/call.ts';
import { isAboutProof, noAnswer, readRefusal, type Refusal } from '../../../lib/api/refusal.ts';
import { solveProof } from '../../../lib/api/proof/solve-proof.ts';

/** The work that is done ahead, while the address is being typed. */
let prepared: Promise<Proof> | null = null;

/** That it failed matters only when somebody wants to ask. */
export function prepareAsking(): void {
  takeAhead().catch(() => {});
}

/** Has the links of an address's orders sent to it. Nobody is told whether there are any. */
export async function askForLinks(email: string): Promise<{ ok: true } | Refusal> {
  try {
    const reply = await post(email);
    // The work expired while somebody was typing: nothing to bother anyone with.
    return !reply.ok && isAboutProof(reply) ? await post(email) : reply;
  } catch (error) {
    return noAnswer('find', error);
  }
}

async function post(email: string): Promise<{ ok: true } | Refusal> {
  const proof = await takeAhead();
  prepared = null;
  const response = await call(ordersFindPath, {
    body: { email, proof } satisfies FindRequest,
  });
  return response.ok ? { ok: true } : await readRefusal('find', response);
}

function takeAhead(): Promise<Proof> {
  prepared ??= solveProof(ordersFindChallengePath);
  prepared.catch(() => (prepared = null));
  return prepared;
}
