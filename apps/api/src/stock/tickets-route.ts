import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ticketsPath } from '@kongres/contract/paths';
import { ticketsAnswer } from '@kongres/contract/tickets';
import type { Pool } from '../db/connection.ts';
import { ticketStates } from './ticket-states.ts';

export const ticketsRoute: FastifyPluginAsyncZod<{ pool: Pool }> = async (app, { pool }) => {
  app.get(
    ticketsPath,
    { schema: { response: { 200: ticketsAnswer } } },
    async (_request, reply) => {
      reply.header('Cache-Control', 'public, max-age=30');
      return await ticketStates(pool);
    },
  );
};
