import type { Context } from '../../platform/context.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findAnswer, findRequest } from '@kongres/contract/order';
import { ordersFindChallengePath, ordersFindPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { proofChallenge } from '@kongres/contract/proof';
import { sendProblem } from '../../platform/http/answer-with-problems.ts';
import { clientOf } from '../../platform/http/client-address.ts';
import type { Proofs } from '../../platform/proof-of-work/proofs.ts';
import { useUpProof } from '../../platform/proof-of-work/use-up-proof.ts';
import type { SearchLimits } from './search-limits.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { insertSearch } from './order-search-queries.ts';

interface SearchDesk {
  context: Pick<Context, 'pool' | 'queue' | 'now'>;
  limits: SearchLimits;
  proofs: Proofs;
}

/**
 * A buyer who lost the link asks for it by address. Nothing is looked up here: whoever asks is told the
 * same, in the same time, whether the address has orders or not.
 */
export const searchRoute: FastifyPluginAsyncZod<SearchDesk> = async (
  app,
  { context, limits, proofs },
) => {
  app.get(
    ordersFindChallengePath,
    { schema: { response: { 200: proofChallenge } } },
    async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return await proofs.create();
    },
  );

  app.post(
    ordersFindPath,
    {
      schema: {
        body: findRequest,
        response: { 202: findAnswer, 400: problem, 409: problem, 422: problem, 429: problem },
      },
    },
    async (request, reply) => {
      const { email, proof } = request.body;
      reply.header('Cache-Control', 'no-store');
      const tooMany = await limits.byClient(clientOf(request.ip));
      if (tooMany !== null) return await sendProblem(reply, 429, 'too_many_requests', tooMany);
      const verdict = await proofs.check(proof);
      if (verdict !== 'valid') return await sendProblem(reply, 400, verdict);
      // Before the address is counted: nobody uses up another's searches with one piece of work.
      if (!(await useUpProof(context.pool, proof)))
        return await sendProblem(reply, 409, 'proof_used');

      // One too many for this address is not told either: somebody else may have asked before.
      if ((await limits.byEmail(email)) === null) {
        await takeSearch(context, email, request.id);
      }
      reply.code(202);
      return { status: 'accepted' } as const;
    },
  );
};

/** Notes that somebody asks for the orders of an address; the worker answers by mail. */
async function takeSearch(
  { pool, queue, now }: Pick<Context, 'pool' | 'queue' | 'now'>,
  email: string,
  requestId: string,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const searchId = await insertSearch(tx, { email, now: now() });
    await queue.add(tx, 'search', { searchId, requestId });
  });
}
