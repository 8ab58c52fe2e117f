import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { benefitsOf } from '@kongres/content/facts/benefits';
import { benefitsAnswer } from '@kongres/contract/benefits';
import { congressBenefitsPath } from '@kongres/contract/paths';
import { problem } from '@kongres/contract/problem';
import type { RequestContext } from '../context.ts';
import { sendProblem } from '../http/answer-with-problems.ts';
import { openTicketByBearer } from '../order-page/open-order.ts';
import { readBenefits } from '../benefits/benefit-queries.ts';

const headers = z.object({ authorization: z.string().optional() });
const response = { 200: benefitsAnswer, 404: problem, 409: problem, 410: problem };

/** What a ticket has beside the rooms, told to nobody but its holder. */
export const benefitsRoute: FastifyPluginAsyncZod<{ context: RequestContext }> = async (
  app,
  { context },
) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });

  app.get(congressBenefitsPath, { schema: { headers, response } }, async (request, reply) => {
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
  });
};
