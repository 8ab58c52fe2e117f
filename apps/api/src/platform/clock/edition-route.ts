import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asksForConsent } from '@kongres/content/facts/early-start';
import { phaseAt, phaseEnds } from '@kongres/content/facts/phases';
import { editionAnswer } from '@kongres/contract/edition';
import { editionPath } from '@kongres/contract/paths';
import type { EditionClock } from './edition-clock.ts';

/** Which phase the edition is in. Asked by every open page, so it costs no query. */
export const editionRoute: FastifyPluginAsyncZod<{ edition: EditionClock }> = async (
  app,
  { edition },
) => {
  app.get(
    editionPath,
    { schema: { response: { 200: editionAnswer } } },
    async (_request, reply) => {
      reply.header('Cache-Control', 'no-store');
      const now = edition.now();
      return {
        phase: phaseAt(now),
        now: now.toISOString(),
        changesAt: phaseEnds(now)?.toISOString() ?? null,
        asksConsent: asksForConsent(now),
      };
    },
  );
};
