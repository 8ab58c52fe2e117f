import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { TicketId } from '@kongres/content/facts/tickets';
import { ticketsPath } from '@kongres/contract/paths';
import { ticketsAnswer, type TicketState } from '@kongres/contract/tickets';
import type { Context } from '../../platform/context.ts';
import { shownPrices } from '../prices/price-queries.ts';
import { listStock } from './list-stock.ts';

export const ticketsRoute: FastifyPluginAsyncZod<Pick<Context, 'pool' | 'edition'>> = async (
  app,
  { pool, edition },
) => {
  app.get(
    ticketsPath,
    { schema: { response: { 200: ticketsAnswer } } },
    async (_request, reply) => {
      reply.header('Cache-Control', 'public, max-age=30');
      const stock = await listStock(pool, edition);
      const prices = await shownPrices(pool, edition.now());
      const states = Object.fromEntries(
        stock.map(({ ticket, state }) => [ticket, prices[ticket] ? state : 'closed']),
      );
      return { ...(states as Record<TicketId, TicketState>), prices };
    },
  );
};
