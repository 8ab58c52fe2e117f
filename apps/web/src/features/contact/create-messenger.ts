import type { ContactRequest } from '@kongres/contract/contact';
import { contactChallengePath, contactPath } from '@kongres/contract/paths';
import { problem, type ProblemCode } from '@kongres/contract/problem';
import type { Proof } from '@kongres/contract/proof';
import { solveProof } from '../../api/proof/solve-proof.ts';
import { judgeMessage, type Faults } from './judge-message.ts';

type Letter = Omit<ContactRequest, 'proof'>;

interface Undelivered {
  ok: false;
  code: ProblemCode | null;
  retryAfterSeconds: number | null;
}

interface Messenger {
  /** Has the work done ahead; that it failed matters only when somebody wants to send. */
  prepare: () => void;
  send: (letter: Letter) => Promise<{ ok: true } | { ok: false; faults: Faults } | Undelivered>;
}

/** How long the server may take to answer before the visitor is told of another way. */
const patienceMs = 10_000;

const isAboutProof = (code: ProblemCode | null) => code?.startsWith('proof_') ?? false;

/** Carries messages to the server. Every way that can fail comes back as data. */
export function createMessenger(): Messenger {
  let prepared: Promise<Proof> | null = null;
  /** A message whose answer was lost, with the proof it travelled with. */
  let lost: { words: string; proof: Proof } | null = null;

  function prepare(): Promise<Proof> {
    prepared ??= solveProof(contactChallengePath);
    prepared.catch(() => (prepared = null));
    return prepared;
  }

  function takeProof(): Promise<Proof> {
    const proof = prepare();
    prepared = null;
    return proof;
  }

  async function carry(letter: Letter): Promise<{ ok: true } | Undelivered> {
    const words = JSON.stringify(letter);
    const again = lost?.words === words ? lost : null;
    let proof = again?.proof ?? (await takeProof());
    let reply = await post({ ...letter, proof });
    // A proof is used up together with its message: the one whose answer was lost had arrived.
    if (again && !reply.ok && reply.code === 'proof_used') reply = { ok: true };
    // It expired while the visitor was writing: nothing to bother anyone with.
    if (!reply.ok && isAboutProof(reply.code)) {
      proof = await takeProof();
      reply = await post({ ...letter, proof });
    }
    lost = !reply.ok && reply.isLost ? { words, proof } : null;
    return reply;
  }

  return {
    prepare: () => void prepare().catch(() => {}),
    send: async (letter) => {
      const judged = judgeMessage(letter);
      if (!judged.ok) return judged;
      try {
        return await carry({ ...letter, ...judged.message });
      } catch (error) {
        console.error('contact: not sent', error instanceof Error ? error.name : 'unknown');
        return { ok: false, code: null, retryAfterSeconds: null };
      }
    },
  };
}

async function post(
  request: ContactRequest,
): Promise<{ ok: true } | (Undelivered & { isLost: boolean })> {
  let response;
  try {
    response = await fetch(contactPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patienceMs),
    });
  } catch (error) {
    console.error('contact: no answer', error instanceof Error ? error.name : 'unknown');
    return { ok: false, code: null, retryAfterSeconds: null, isLost: true };
  }
  if (response.ok) return { ok: true };
  const { data } = problem.safeParse(await response.json().catch(() => null));
  const seconds = Number(response.headers.get('Retry-After'));
  console.error('contact: refused', response.status, data?.code ?? 'without a code');
  return {
    ok: false,
    code: data?.code ?? null,
    retryAfterSeconds: Number.isInteger(seconds) && seconds > 0 ? seconds : null,
    isLost: response.status >= 500,
  };
}
