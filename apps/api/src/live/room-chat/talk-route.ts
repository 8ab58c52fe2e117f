import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { roomId } from '@kongres/contract/congress';
import { congressTalkPath, congressVotePath, insideTalkPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { ownTalkAnswer, talkAnswer, talkRequest, voteRequest } from '@kongres/contract/talk';
import type { RequestContext } from '../../platform/context.ts';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { keptNowhere, briefly } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/answer-with-problems.ts';
import { createLimiter } from '../../platform/http/limits.ts';
import { openByBearer } from '../../sales/orders/order-access.ts';
import { readOwnTalk, readTalk } from './talk-queries.ts';
import { say, vote, type Spoken } from './talk.ts';

const response = { 200: ownTalkAnswer, 404: problem, 409: problem, 410: problem, 429: problem };

/** Questions, votes and the chat of a room. */
export const talkRoute: FastifyPluginAsyncZod<{ context: RequestContext }> = async (
  app,
  { context },
) => {
  const { pool, config } = context;
  const takeVote = createLimiter(pool, config.secret, { name: 'vote', times: 120, seconds: 600 });

  keptNowhere(app);

  // Behind the signature that nginx checks; it keeps the answer for a second.
  app.get(
    `${insideTalkPath}/:room`,
    { schema: { params: z.object({ room: roomId }), response: { 200: talkAnswer } } },
    async ({ params }, reply) => {
      reply.header('Cache-Control', briefly);
      return await readTalk(pool, params.room);
    },
  );

  app.get(
    congressTalkPath,
    { schema: { headers: bearerHeaders, response } },
    async (request, reply) => {
      const opened = await openByBearer(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      return await readOwnTalk(pool, opened.order.id);
    },
  );

  app.post(
    congressTalkPath,
    { schema: { headers: bearerHeaders, body: talkRequest, response } },
    async (request, reply) => {
      const opened = await openByBearer(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      return await answer(reply, await say(context, opened.order, request.body));
    },
  );

  app.post(
    congressVotePath,
    { schema: { headers: bearerHeaders, body: voteRequest, response } },
    async (request, reply) => {
      const opened = await openByBearer(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const seconds = await takeVote(opened.order.id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      return await answer(reply, await vote(context, opened.order, request.body));
    },
  );
};

async function answer(reply: FastifyReply, spoken: Spoken) {
  if (spoken.ok) return spoken.own;
  if (spoken.code === 'too_fast') {
    return await sendProblem(reply, 429, spoken.code, spoken.retryAfterSeconds);
  }
  return await sendProblem(reply, spoken.code === 'invalid_request' ? 422 : 409, spoken.code);
}
