import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { healthResponse, readyResponse } from '@kongres/contract/health';
import { healthPath, readyPath } from '@kongres/contract/paths';
import { isReachable, type Pool } from '../db/connection.ts';
import { setNoStore } from './caching.ts';

/** Liveness: the process responds. Readiness: it may receive requests. */
export const registerHealthRoutes: FastifyPluginAsyncZod<{
  pool: Pool;
  isShuttingDown: () => boolean;
}> = async (app, { pool, isShuttingDown }) => {
  setNoStore(app);

  app.get(
    healthPath,
    { schema: { response: { 200: healthResponse } }, logLevel: 'warn' },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    readyPath,
    { schema: { response: { 200: readyResponse, 503: readyResponse } }, logLevel: 'warn' },
    async (_request, reply) => {
      if (!isShuttingDown() && (await isReachable(pool))) return { status: 'ready' as const };
      return await reply.code(503).send({ status: 'not_ready' as const });
    },
  );
};
