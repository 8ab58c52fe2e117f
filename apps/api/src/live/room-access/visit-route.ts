import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { enterRequest, insideAnswer, renewRequest } from '@kongres/contract/congress';
import { congressEnterPath, congressRenewPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import type { RequestContext } from '../../platform/context.ts';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { keptNowhere } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/answer-with-problems.ts';
import { createLimiter } from '../../platform/http/limits.ts';
import { openByBearer } from '../../sales/orders/order-access.ts';
import { enterRoom, renewEntry, type Entered, type Renewed } from './enter-room.ts';

const response = {
  200: insideAnswer,
  404: problem,
  409: problem,
  410: problem,
  422: problem,
  429: problem,
};

/** The doors of the congress, each call with the ticket's token as bearer. */
export const visitRoute: FastifyPluginAsyncZod<{ context: RequestContext }> = async (
  app,
  { context },
) => {
  const { pool, config } = context;
  // Going from room to room all day long stays far below; a link that was shared with a crowd does not.
  const takeEntry = createLimiter(pool, config.secret, { name: 'enter', times: 60, seconds: 600 });

  keptNowhere(app);

  app.post(
    congressEnterPath,
    { schema: { headers: bearerHeaders, body: enterRequest, response } },
    async (request, reply) => {
      const opened = await openByBearer(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const seconds = await takeEntry(opened.order.id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      return await answer(reply, await enterRoom(context, opened.order, request.body));
    },
  );

  app.post(
    congressRenewPath,
    { schema: { headers: bearerHeaders, body: renewRequest, response } },
    async (request, reply) => {
      const opened = await openByBearer(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      return await answer(reply, await renewEntry(context, opened.order, request.body));
    },
  );
};

async function answer(reply: FastifyReply, outcome: Entered | Renewed) {
  return outcome.ok ? outcome.inside : await sendProblem(reply, 409, outcome.code);
}
