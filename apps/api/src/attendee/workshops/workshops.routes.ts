import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { congressWorkshopsPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import {
  bookWorkshopRequest,
  workshopsResponse,
  type WorkshopsResponse,
} from '@kongres/contract/workshops';
import type { RequestContext } from '../../platform/context.ts';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { setNoStore } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/problem-responses.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import { resolveBearerOrder, resolveBearerTicket } from '../../sales/orders/order-access.ts';
import { updateWorkshopBooking } from './update-workshop-booking.ts';
import { listUpcomingWorkshops, type WorkshopWithBooking } from './workshop.queries.ts';

const response = { 200: workshopsResponse, 404: problem, 409: problem, 410: problem, 429: problem };

export const registerAttendeeWorkshopRoutes: FastifyPluginAsyncZod<{
  context: RequestContext;
}> = async (app, { context }) => {
  const { pool, config, edition } = context;
  const limitChanges = createRateLimiter(pool, config.secret, {
    name: 'workshop-booking',
    times: 60,
    seconds: 600,
  });

  setNoStore(app);

  app.get(
    congressWorkshopsPath,
    { schema: { headers: bearerHeaders, response } },
    async (request, reply) => {
      const opened = await resolveBearerTicket(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const { id } = opened.order;
      return toWorkshopsResponse(await listUpcomingWorkshops(pool, id, edition.now()));
    },
  );

  app.post(
    congressWorkshopsPath,
    { schema: { headers: bearerHeaders, body: bookWorkshopRequest, response } },
    async (request, reply) => {
      const opened = await resolveBearerOrder(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const seconds = await limitChanges(opened.order.id);
      if (seconds !== null) return await sendProblem(reply, 429, 'too_many_requests', seconds);
      const booked = await updateWorkshopBooking(context, opened.order, request.body, request.id);
      return booked.ok
        ? toWorkshopsResponse(booked.workshops)
        : await sendProblem(reply, 409, booked.code);
    },
  );
};

function toWorkshopsResponse(workshops: readonly WorkshopWithBooking[]): WorkshopsResponse {
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
