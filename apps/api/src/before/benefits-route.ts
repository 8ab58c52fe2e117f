import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { benefitsOf } from '@kongres/content/facts/benefits';
import { benefitsAnswer } from '@kongres/contract/benefits';
import { congressBenefitsPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import type { RequestContext } from '../context.ts';
import { bearerHeaders } from '../http/bearer.ts';
import { keptNowhere } from '../http/kept-nowhere.ts';
import { sendProblem } from '../http/answer-with-problems.ts';
import { openTicketByBearer } from '../orders/order-access.ts';
import { readBenefits } from '../benefits/benefit-queries.ts';

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
