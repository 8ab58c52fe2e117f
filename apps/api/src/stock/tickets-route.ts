import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ticketsPath } from '@kongres/contract/paths';
import { ticketsAnswer, type TicketsAnswer } from '@kongres/contract/tickets';
import type { Context } from '../context.ts';
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
      return Object.fromEntries(stock.map(({ ticket, state }) => [ticket, state])) as TicketsAnswer;
    },
  );
};
