import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { healthAnswer, readyAnswer } from '@kongres/contract/health';
import { healthPath, readyPath } from '@kongres/contract/paths';
import { isReachable, type Pool } from '../db/connection.ts';
import { keptNowhere } from './caching.ts';

/** Alive: the process answers. Ready: it may be sent requests. */
export const healthRoute: FastifyPluginAsyncZod<{ pool: Pool; isEnding: () => boolean }> = async (
  app,
  { pool, isEnding },
) => {
  keptNowhere(app);

  app.get(
    healthPath,
    { schema: { response: { 200: healthAnswer } }, logLevel: 'warn' },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    readyPath,
    { schema: { response: { 200: readyAnswer, 503: readyAnswer } }, logLevel: 'warn' },
    async (_request, reply) => {
      if (!isEnding() && (await isReachable(pool))) return { status: 'ready' as const };
      return await reply.code(503).send({ status: 'not_ready' as const });
    },
  );
};
