import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { congressWorkshopsPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import { placeRequest, workshopsAnswer, type WorkshopsAnswer } from '@kongres/contract/workshops';
import type { RequestContext } from '../../platform/context.ts';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { keptNowhere } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/answer-with-problems.ts';
import { createLimiter } from '../../platform/http/limits.ts';
import { openByBearer, openTicketByBearer } from '../../sales/orders/order-access.ts';
import { bookPlace } from './book-place.ts';
import { readWorkshops, type ShownWorkshop } from './workshop-queries.ts';

const response = { 200: workshopsAnswer, 404: problem, 409: problem, 410: problem, 429: problem };

/** Places in workshops, each call with the ticket's token as bearer. */
export const workshopsRoute: FastifyPluginAsyncZod<{ context: RequestContext }> = async (
  app,
  { context },
) => {
  const { pool, config, edition } = context;
  const takeTurn = createLimiter(pool, config.secret, { name: 'place', times: 60, seconds: 600 });

  keptNowhere(app);

  app.get(
    congressWorkshopsPath,
    { schema: { headers: bearerHeaders, response } },
    async (request, reply) => {
      const opened = await openTicketByBearer(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const { id } = opened.order;
      return shown(await readWorkshops(pool, id, edition.now()));
    },
  );

  app.post(
    congressWorkshopsPath,
    { schema: { headers: bearerHeaders, body: placeRequest, response } },
    async (request, reply) => {
      const opened = await openByBearer(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const seconds = await takeTurn(opened.order.id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      const booked = await bookPlace(context, opened.order, request.body, request.id);
      return booked.ok ? shown(booked.workshops) : await sendProblem(reply, 409, booked.code);
    },
  );
};

function shown(workshops: readonly ShownWorkshop[]): WorkshopsAnswer {
  return {
    workshops: workshops.map(({ id, title, startsAt, endsAt, seats, taken, own, ahead }) => ({
      id,
      title: title as Record<string, string>,
      starts: startsAt.toISOString(),
      ends: endsAt.toISOString(),
      seats,
      free: seats - taken,
      own,
      ahead,
    })),
  };
}
