import type { Context } from '../../platform/context.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contactResponse, contactRequest } from '@kongres/contract/contact';
import { contactChallengePath, contactPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { proofChallenge } from '@kongres/contract/proof-of-work';
import { sendProblem } from '../../platform/http/problem-responses.ts';
import { getClientKey } from '../../platform/http/client-address.ts';
import type { ProofOfWork } from '../../platform/proof-of-work/proof-of-work.ts';
import type { ContactLimits } from './contact-limits.ts';
import { acceptContactMessage } from './accept-contact-message.ts';

/** Fits the longest message in three-byte characters and its proof; nginx has the same limit. */
const bodyLimitBytes = 32 * 1024;

interface ContactRoutesOptions {
  context: Pick<Context, 'pool' | 'queue' | 'now'>;
  limits: ContactLimits;
  proofs: ProofOfWork;
}

export const registerContactRoutes: FastifyPluginAsyncZod<ContactRoutesOptions> = async (
  app,
  { context, limits, proofs },
) => {
  app.get(
    contactChallengePath,
    { schema: { response: { 200: proofChallenge } } },
    async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return await proofs.createChallenge();
    },
  );

  app.post(
    contactPath,
    {
      bodyLimit: bodyLimitBytes,
      schema: {
        body: contactRequest,
        response: { 200: contactResponse, 400: problem, 409: problem, 422: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const { body } = request;
      reply.header('Cache-Control', 'no-store');
      const tooMany = await limits.limitByClient(getClientKey(request.ip));
      if (tooMany !== null) return await sendProblem(reply, 429, 'too_many_requests', tooMany);
      // Honeypot: a bot gets the same answer as a visitor.
      if (body.website) return { status: 'received' } as const;

      const proof = await proofs.verifyProof(body.proof);
      if (proof !== 'valid') return await sendProblem(reply, 400, proof);
      // Checked after the proof, so that locking out another address costs work.
      const tooOften = await limits.limitByEmail(body.email);
      if (tooOften !== null) return await sendProblem(reply, 429, 'too_many_requests', tooOften);

      const result = await acceptContactMessage(context, body, request.id);
      if (result === 'proof_used') return await sendProblem(reply, 409, result);
      return { status: result };
    },
  );
};
