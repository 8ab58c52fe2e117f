import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { congressSchedulePath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { scheduleResponse, syncScheduleRequest } from '@kongres/contract/schedule';
import type { RequestContext } from '../../platform/context.ts';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { setNoStore } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/problem-responses.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import { resolveBearerTicket } from '../../sales/orders/order-access.ts';
import { updateSchedule } from './schedule.queries.ts';

const response = { 200: scheduleResponse, 404: problem, 409: problem, 410: problem, 429: problem };

export const scheduleRoutes: FastifyPluginAsyncZod<{ context: RequestContext }> = async (
  app,
  { context },
) => {
  const { pool, config } = context;
  // High enough for starring the whole programme within ten minutes.
  const limitChanges = createRateLimiter(pool, config.secret, {
    name: 'schedule',
    times: 300,
    seconds: 600,
  });

  setNoStore(app);

  app.post(
    congressSchedulePath,
    { schema: { headers: bearerHeaders, body: syncScheduleRequest, response } },
    async (request, reply) => {
      const opened = await resolveBearerTicket(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const { id } = opened.order;
      const seconds = await limitChanges(id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      return await updateSchedule(pool, id, request.body);
    },
  );
};
