import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { benefitsOf } from '@kongres/content/facts/benefits';
import { benefitsAnswer } from '@kongres/contract/benefits';
import { congressBenefitsPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import type { RequestContext } from '../../platform/context.ts';
import { bearerHeaders } from '../../platform/http/bearer.ts';
import { keptNowhere } from '../../platform/http/caching.ts';
import { sendProblem } from '../../platform/http/answer-with-problems.ts';
import { openTicketByBearer } from '../../sales/orders/order-access.ts';
import { readBenefits } from './benefit-queries.ts';

const response = { 200: benefitsAnswer, 404: problem, 409: problem, 410: problem };

/** What a ticket has beside the rooms, told to nobody but its holder. */
export const benefitsRoute: FastifyPluginAsyncZod<{ context: RequestContext }> = async (
  app,
  { context },
) => {
  keptNowhere(app);

  app.get(
    congressBenefitsPath,
    { schema: { headers: bearerHeaders, response } },
    async (request, reply) => {
      const opened = await openTicketByBearer(context, request.headers.authorization);
      if (!opened.ok) return await sendProblem(reply, opened.status, opened.code);
      const { ticket } = opened.order;
      const rows = await readBenefits(context.pool, benefitsOf(ticket));
      return {
        benefits: rows.map(({ startsAt, ...row }) => ({
          ...row,
          starts: startsAt?.toISOString() ?? null,
        })),
      };
    },
  );
};
