import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ticketsPath } from '@kongres/contract/paths';
import { ticketsAnswer, type TicketsAnswer } from '@kongres/contract/tickets';
import type { Pool } from '../db/connection.ts';
import { listStock } from './list-stock.ts';

export const ticketsRoute: FastifyPluginAsyncZod<{ pool: Pool }> = async (app, { pool }) => {
  app.get(
    ticketsPath,
    { schema: { response: { 200: ticketsAnswer } } },
    async (_request, reply) => {
      reply.header('Cache-Control', 'public, max-age=30');
      const stock = await listStock(pool);
      return Object.fromEntries(stock.map(({ ticket, state }) => [ticket, state])) as TicketsAnswer;
    },
  );
};
