import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  enterRoomRequest,
  roomAccessResponse,
  renewSeatRequest,
} from '@kongres/contract/room-access';
import { congressEnterRoomPath, congressRenewSeatPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import type { RequestContext } from '../../platform/context.ts';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { setNoStore } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/problem-responses.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import { resolveBearerOrder } from '../../sales/orders/order-access.ts';
import {
  enterRoom,
  renewRoomAccess,
  type EnterRoomResult,
  type RenewAccessResult,
} from './enter-room.ts';

const response = {
  200: roomAccessResponse,
  404: problem,
  409: problem,
  410: problem,
  422: problem,
  429: problem,
};

export const registerRoomAccessRoutes: FastifyPluginAsyncZod<{ context: RequestContext }> = async (
  app,
  { context },
) => {
  const { pool, config } = context;
  // Normal room changes stay far below this limit; a shared link does not.
  const limitEntries = createRateLimiter(pool, config.secret, {
    name: 'enter',
    times: 60,
    seconds: 600,
  });

  setNoStore(app);

  app.post(
    congressEnterRoomPath,
    { schema: { headers: bearerHeaders, body: enterRoomRequest, response } },
    async (request, reply) => {
      const opened = await resolveBearerOrder(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const seconds = await limitEntries(opened.order.id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      return await sendResult(reply, await enterRoom(context, opened.order, request.body));
    },
  );

  app.post(
    congressRenewSeatPath,
    { schema: { headers: bearerHeaders, body: renewSeatRequest, response } },
    async (request, reply) => {
      const opened = await resolveBearerOrder(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      return await sendResult(reply, await renewRoomAccess(context, opened.order, request.body));
    },
  );
};

async function sendResult(reply: FastifyReply, result: EnterRoomResult | RenewAccessResult) {
  return result.ok ? result.inside : await sendProblem(reply, 409, result.code);
}
