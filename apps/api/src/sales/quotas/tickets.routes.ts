import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { TicketId } from '@kongres/content/facts/tickets';
import { ticketsPath } from '@kongres/contract/paths';
import { ticketsResponse, type TicketState } from '@kongres/contract/tickets';
import type { Context } from '../../platform/context.ts';
import { readDisplayedPrices } from '../prices/price.queries.ts';
import { listQuotas } from './list-quotas.ts';

export const registerTicketRoutes: FastifyPluginAsyncZod<
  Pick<Context, 'pool' | 'edition'>
> = async (app, { pool, edition }) => {
  app.get(
    ticketsPath,
    { schema: { response: { 200: ticketsResponse } } },
    async (_request, reply) => {
      reply.header('Cache-Control', 'public, max-age=30');
      const quotas = await listQuotas(pool, edition);
      const prices = await readDisplayedPrices(pool, edition.now());
      const states = Object.fromEntries(
        quotas.map(({ ticket, state }) => [ticket, prices[ticket] ? state : 'closed']),
      );
      return { ...(states as Record<TicketId, TicketState>), prices };
    },
  );
};
