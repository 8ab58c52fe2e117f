import type { Context } from '../../platform/context.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findOrdersResponse, findOrdersRequest } from '@kongres/contract/order';
import { ordersFindChallengePath, ordersFindPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { proofChallenge } from '@kongres/contract/proof-of-work';
import { sendProblem } from '../../platform/http/problem-responses.ts';
import { getClientKey } from '../../platform/http/client-address.ts';
import type { ProofOfWork } from '../../platform/proof-of-work/proof-of-work.ts';
import { consumeProof } from '../../platform/proof-of-work/consume-proof.ts';
import type { OrderSearchLimits } from './order-search-limits.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { insertOrderSearch } from './order-search.queries.ts';

interface OrderSearchOptions {
  context: Pick<Context, 'pool' | 'queue' | 'now'>;
  limits: OrderSearchLimits;
  proofs: ProofOfWork;
}

/**
 * Sends the links of lost orders to their address. The request looks nothing up, so that response
 * and timing do not reveal whether the address has orders.
 */
export const registerOrderSearchRoutes: FastifyPluginAsyncZod<OrderSearchOptions> = async (
  app,
  { context, limits, proofs },
) => {
  app.get(
    ordersFindChallengePath,
    { schema: { response: { 200: proofChallenge } } },
    async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
      return await proofs.createChallenge();
    },
  );

  app.post(
    ordersFindPath,
    {
      schema: {
        body: findOrdersRequest,
        response: {
          202: findOrdersResponse,
          400: problem,
          409: problem,
          422: problem,
          429: problem,
        },
      },
    },
    async (request, reply) => {
      const { email, proof } = request.body;
      reply.header('Cache-Control', 'no-store');
      const retryAfterSeconds = await limits.consumeByClient(getClientKey(request.ip));
      if (retryAfterSeconds !== null) {
        return await sendProblem(reply, 429, 'too_many_requests', retryAfterSeconds);
      }
      const verdict = await proofs.verifyProof(proof);
      if (verdict !== 'valid') return await sendProblem(reply, 400, verdict);
      // Before the limit of the address, so that a repeated proof cannot use up the searches of
      // another person.
      if (!(await consumeProof(context.pool, proof)))
        return await sendProblem(reply, 409, 'proof_used');

      // Exceeding this limit is not reported, because it reveals earlier searches.
      if ((await limits.consumeByEmail(email)) === null) {
        await queueOrderSearch(context, email, request.id);
      }
      reply.code(202);
      return { status: 'accepted' } as const;
    },
  );
};

async function queueOrderSearch(
  { pool, queue, now }: Pick<Context, 'pool' | 'queue' | 'now'>,
  email: string,
  requestId: string,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const searchId = await insertOrderSearch(tx, { email, now: now() });
    await queue.addJob(tx, 'order-search', { searchId, requestId });
  });
}
