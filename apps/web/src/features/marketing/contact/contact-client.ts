import type { ContactRequest } from '@kongres/contract/contact';
import { contactChallengePath, contactPath } from '@kongres/contract/paths';
import type { SolvedProof } from '@kongres/contract/proof-of-work';
import { callApi } from '../../../lib/api/call-api.ts';
import { solveProof } from '../../../lib/api/proof-of-work/solve-proof.ts';
import {
  isProofRefusal,
  reportNoResponse,
  readRefusal,
  type Refusal,
} from '../../../lib/api/refusal.ts';
import { validateMessage, type FieldErrors } from './validate-message.ts';

type ContactSubmission = Omit<ContactRequest, 'proof'>;

interface ContactClient {
  /** Starts the proof of work ahead of time; a failure is retried by `send`. */
  prepare: () => void;
  send: (
    submission: ContactSubmission,
  ) => Promise<{ ok: true } | { ok: false; errors: FieldErrors } | Refusal>;
}

const timeoutMs = 10_000;

/** Never rejects: every failure is returned as data. */
export function createContactClient(): ContactClient {
  let prepared: Promise<SolvedProof> | null = null;
  /** The last request whose response was lost, with its proof. */
  let lostRequest: { body: string; proof: SolvedProof } | null = null;

  function prepare(): Promise<SolvedProof> {
    prepared ??= solveProof(contactChallengePath);
    prepared.catch(() => (prepared = null));
    return prepared;
  }

  function takeProof(): Promise<SolvedProof> {
    const proof = prepare();
    prepared = null;
    return proof;
  }

  async function submitWithProof(submission: ContactSubmission): Promise<{ ok: true } | Refusal> {
    const body = JSON.stringify(submission);
    const repeated = lostRequest?.body === body ? lostRequest : null;
    let proof = repeated?.proof ?? (await takeProof());
    let reply = await postContactRequest({ ...submission, proof });
    // The server consumes a proof together with its message, so the lost request had been accepted.
    if (repeated && !reply.ok && reply.code === 'proof_used') reply = { ok: true };
    // The proof expired while the visitor was writing: retry once with a new one.
    if (!reply.ok && isProofRefusal(reply)) {
      proof = await takeProof();
      reply = await postContactRequest({ ...submission, proof });
    }
    lostRequest = !reply.ok && reply.isLost ? { body, proof } : null;
    return reply;
  }

  return {
    prepare: () => void prepare().catch(() => {}),
    send: async (submission) => {
      const validation = validateMessage(submission);
      if (!validation.ok) return validation;
      try {
        return await submitWithProof({ ...submission, ...validation.message });
      } catch (error) {
        return reportNoResponse('contact', error);
      }
    },
  };
}

async function postContactRequest(
  request: ContactRequest,
): Promise<{ ok: true } | (Refusal & { isLost: boolean })> {
  let response;
  try {
    response = await callApi(contactPath, { body: request, timeoutMs });
  } catch (error) {
    return { ...reportNoResponse('contact', error), isLost: true };
  }
  if (response.ok) return { ok: true };
  return { ...(await readRefusal('contact', response)), isLost: response.status >= 500 };
}
