import type { Context } from '../../platform/context.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { contactAnswer, contactRequest } from '@kongres/contract/contact';
import { contactChallengePath, contactPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { proofChallenge } from '@kongres/contract/proof';
import { sendProblem } from '../../platform/http/answer-with-problems.ts';
import { clientOf } from '../../platform/http/client-address.ts';
import type { Proofs } from '../../platform/proof-of-work/proofs.ts';
import type { ContactLimits } from './contact-limits.ts';
import { takeMessage } from './take-message.ts';

/** The longest message in letters of three bytes, and its proof; nginx allows as much. */
const bodyLimitBytes = 32 * 1024;

interface ContactDesk {
  context: Pick<Context, 'pool' | 'queue' | 'now'>;
  limits: ContactLimits;
  proofs: Proofs;
}

/** The contact form: work to do first, then the message. */
export const contactRoute: FastifyPluginAsyncZod<ContactDesk> = async (
  app,
  { context, limits, proofs },
) => {
  app.get(
    contactChallengePath,
    { schema: { response: { 200: proofChallenge } } },
    async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return await proofs.create();
    },
  );

  app.post(
    contactPath,
    {
      bodyLimit: bodyLimitBytes,
      schema: {
        body: contactRequest,
        response: { 200: contactAnswer, 400: problem, 409: problem, 422: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const { body } = request;
      reply.header('Cache-Control', 'no-store');
      const tooMany = await limits.byClient(clientOf(request.ip));
      if (tooMany !== null) return await sendProblem(reply, 429, 'too_many_requests', tooMany);
      // A program that filled in what nobody sees learns nothing from the answer.
      if (body.website) return { status: 'received' } as const;

      const proof = await proofs.check(body.proof);
      if (proof !== 'valid') return await sendProblem(reply, 400, proof);
      // Counted after the work: nobody locks another's address out for free.
      const tooOften = await limits.byEmail(body.email);
      if (tooOften !== null) return await sendProblem(reply, 429, 'too_many_requests', tooOften);

      const taken = await takeMessage(context, body, request.id);
      if (taken === 'proof_used') return await sendProblem(reply, 409, taken);
      return { status: taken };
    },
  );
};
