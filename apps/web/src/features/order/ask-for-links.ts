import type { FindRequest } from '@kongres/contract/order';
import { ordersFindChallengePath, ordersFindPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import type { Proof } from '@kongres/contract/proof';
import { solveProof } from '../../api/proof/solve-proof.ts';

type LinksReply = { ok: true } | { ok: false; retryAfterSeconds: number | null };

const patienceMs = 30_000;

/** The work that is done ahead, while the address is being typed. */
let prepared: Promise<Proof> | null = null;

/** That it failed matters only when somebody wants to ask. */
export function prepareAsking(): void {
  takeAhead().catch(() => {});
}

/** Has the links of an address's orders sent to it. Nobody is told whether there are any. */
export async function askForLinks(email: string): Promise<LinksReply> {
  try {
    let response = await post(email);
    // The work expired while somebody was typing: nothing to bother anyone with.
    if (await isAboutProof(response)) response = await post(email);
    if (response.ok) return { ok: true };
    const seconds = Number(response.headers.get('Retry-After'));
    console.error('find: refused', response.status);
    return {
      ok: false,
      retryAfterSeconds: Number.isInteger(seconds) && seconds > 0 ? seconds : null,
    };
  } catch (error) {
    console.error('find: no answer', error instanceof Error ? error.name : 'unknown');
    return { ok: false, retryAfterSeconds: null };
  }
}

async function post(email: string): Promise<Response> {
  const proof = await takeAhead();
  prepared = null;
  return await fetch(ordersFindPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, proof } satisfies FindRequest),
    signal: AbortSignal.timeout(patienceMs),
  });
}

function takeAhead(): Promise<Proof> {
  prepared ??= solveProof(ordersFindChallengePath);
  prepared.catch(() => (prepared = null));
  return prepared;
}

async function isAboutProof(response: Response): Promise<boolean> {
  if (response.ok) return false;
  const { data } = problem.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  return data?.code.startsWith('proof_') ?? false;
}
