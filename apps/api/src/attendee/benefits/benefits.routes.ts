import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listBenefits } from '@kongres/content/facts/benefits';
import { benefitsResponse } from '@kongres/contract/benefits';
import { congressBenefitsPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import type { RequestContext } from '../../platform/context.ts';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { setNoStore } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/problem-responses.ts';
import { resolveBearerTicket } from '../../sales/orders/order-access.ts';
import { readBenefits } from './benefit.queries.ts';

const response = { 200: benefitsResponse, 404: problem, 409: problem, 410: problem };

export const registerBenefitRoutes: FastifyPluginAsyncZod<{ context: RequestContext }> = async (
  app,
  { context },
) => {
  setNoStore(app);

  app.get(
    congressBenefitsPath,
    { schema: { headers: bearerHeaders, response } },
    async (request, reply) => {
      const opened = await resolveBearerTicket(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const { ticket } = opened.order;
      const rows = await readBenefits(context.pool, listBenefits(ticket));
      return {
        benefits: rows.map(({ startsAt, ...row }) => ({
          ...row,
          starts: startsAt?.toISOString() ?? null,
        })),
      };
    },
  );
};
