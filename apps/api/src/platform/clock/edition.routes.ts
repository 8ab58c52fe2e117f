import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requiresEarlyStartConsent } from '@kongres/content/facts/early-start';
import { getPhase, getPhaseEnd } from '@kongres/content/facts/phases';
import { editionResponse } from '@kongres/contract/edition';
import { editionPath } from '@kongres/contract/paths';
import type { EditionClock } from './edition-clock.ts';

/** Polled by every open page, therefore without a database query. */
export const registerEditionRoutes: FastifyPluginAsyncZod<{ edition: EditionClock }> = async (
  app,
  { edition },
) => {
  app.get(
    editionPath,
    { schema: { response: { 200: editionResponse } } },
    async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const now = edition.now();
      return {
        phase: getPhase(now),
        now: now.toISOString(),
        changesAt: getPhaseEnd(now)?.toISOString() ?? null,
        asksConsent: requiresEarlyStartConsent(now),
      };
    },
  );
};
