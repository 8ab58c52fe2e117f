import type { ContactRequest } from '@kongres/contract/contact';
import { contactChallengePath, contactPath } from '@kongres/contract/paths';
import type { Proof } from '@kongres/contract/proof';
import { call } from '../../../lib/api/call.ts';
import { solveProof } from '../../../lib/api/proof/solve-proof.ts';
import { isAboutProof, noAnswer, readRefusal, type Refusal } from '../../../lib/api/refusal.ts';
import { judgeMessage, type Faults } from './judge-message.ts';

type Letter = Omit<ContactRequest, 'proof'>;

interface Messenger {
  /** Has the work done ahead; that it failed matters only when somebody wants to send. */
  prepare: () => void;
  send: (letter: Letter) => Promise<{ ok: true } | { ok: false; faults: Faults } | Refusal>;
}

/** How long the server may take to answer before the visitor is told of another way. */
const patienceMs = 10_000;

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

  async function carry(letter: Letter): Promise<{ ok: true } | Refusal> {
    const words = JSON.stringify(letter);
    const again = lost?.words === words ? lost : null;
    let proof = again?.proof ?? (await takeProof());
    let reply = await post({ ...letter, proof });
    // A proof is used up together with its message: the one whose answer was lost had arrived.
    if (again && !reply.ok && reply.code === 'proof_used') reply = { ok: true };
    // It expired while the visitor was writing: nothing to bother anyone with.
    if (!reply.ok && isAboutProof(reply)) {
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
        return noAnswer('contact', error);
      }
    },
  };
}

async function post(
  request: ContactRequest,
): Promise<{ ok: true } | (Refusal & { isLost: boolean })> {
  let response;
  try {
    response = await call(contactPath, { body: request, patienceMs });
  } catch (error) {
    return { ...noAnswer('contact', error), isLost: true };
  }
  if (response.ok) return { ok: true };
  return { ...(await readRefusal('contact', response)), isLost: response.status >= 500 };
}
