import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { congressWeekPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { weekAnswer, weekRequest } from '@kongres/contract/week';
import type { RequestContext } from '../../platform/context.ts';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { keptNowhere } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/answer-with-problems.ts';
import { createLimiter } from '../../platform/http/limits.ts';
import { openTicketByBearer } from '../../sales/orders/order-access.ts';
import { changeWeek } from './week-queries.ts';

const response = { 200: weekAnswer, 404: problem, 409: problem, 410: problem, 429: problem };

/** The week that follows a ticket from device to device. */
export const weekRoute: FastifyPluginAsyncZod<{ context: RequestContext }> = async (
  app,
  { context },
) => {
  const { pool, config } = context;
  // Somebody who stars a whole programme in ten minutes stays below.
  const takeTurn = createLimiter(pool, config.secret, { name: 'week', times: 300, seconds: 600 });

  keptNowhere(app);

  app.post(
    congressWeekPath,
    { schema: { headers: bearerHeaders, body: weekRequest, response } },
    async (request, reply) => {
      const opened = await openTicketByBearer(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const { id } = opened.order;
      const seconds = await takeTurn(id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      return await changeWeek(pool, id, request.body);
    },
  );
};
