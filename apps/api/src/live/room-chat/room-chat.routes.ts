import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { roomId } from '@kongres/contract/room-access';
import { congressChatPath, congressVotePath, internalRoomChatPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import {
  ownRoomChatResponse,
  roomChatResponse,
  postMessageRequest,
  voteRequest,
} from '@kongres/contract/room-chat';
import type { RequestContext } from '../../platform/context.ts';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { setNoStore, shortCache } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/problem-responses.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import { resolveBearerOrder } from '../../sales/orders/order-access.ts';
import { readAttendeeChat, readRoomChat } from './room-chat.queries.ts';
import { postMessage, voteForQuestion, type ChatResult } from './post-message.ts';

const response = {
  200: ownRoomChatResponse,
  404: problem,
  409: problem,
  410: problem,
  429: problem,
};

export const registerAttendeeRoomChatRoutes: FastifyPluginAsyncZod<{
  context: RequestContext;
}> = async (app, { context }) => {
  const { pool, config } = context;
  const limitVotes = createRateLimiter(pool, config.secret, {
    name: 'vote',
    times: 120,
    seconds: 600,
  });

  setNoStore(app);

  // nginx checks the signature and caches the response for a second.
  app.get(
    `${internalRoomChatPath}/:room`,
    { schema: { params: z.object({ room: roomId }), response: { 200: roomChatResponse } } },
    async ({ params }, reply) => {
      reply.header('Cache-Control', shortCache);
      return await readRoomChat(pool, params.room);
    },
  );

  app.get(
    congressChatPath,
    { schema: { headers: bearerHeaders, response } },
    async (request, reply) => {
      const opened = await resolveBearerOrder(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      return await readAttendeeChat(pool, opened.order.id);
    },
  );

  app.post(
    congressChatPath,
    { schema: { headers: bearerHeaders, body: postMessageRequest, response } },
    async (request, reply) => {
      const opened = await resolveBearerOrder(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      return await sendResult(reply, await postMessage(context, opened.order, request.body));
    },
  );

  app.post(
    congressVotePath,
    { schema: { headers: bearerHeaders, body: voteRequest, response } },
    async (request, reply) => {
      const opened = await resolveBearerOrder(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const seconds = await limitVotes(opened.order.id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      return await sendResult(reply, await voteForQuestion(context, opened.order, request.body));
    },
  );
};

async function sendResult(reply: FastifyReply, result: ChatResult) {
  if (result.ok) return result.attendeeChat;
  if (result.code === 'too_fast') {
    return await sendProblem(reply, 429, result.code, result.retryAfterSeconds);
  }
  return await sendProblem(reply, result.code === 'invalid_request' ? 422 : 409, result.code);
}
