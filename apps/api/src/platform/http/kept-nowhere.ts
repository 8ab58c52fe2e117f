import type { FastifyInstance } from 'fastify';

/** No answer of these routes is kept on its way, unless it says itself for how long. */
export function keptNowhere(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store');
  });
}
