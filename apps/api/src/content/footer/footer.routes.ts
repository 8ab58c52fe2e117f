import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { defaultLanguage, matchLanguage } from '@kongres/content/facts/languages';
import { footerResponse } from '@kongres/contract/footer';
import { footerPath } from '@kongres/contract/paths';
import type { Pool } from '../../platform/db/connection.ts';
import { computeEntityTag, isUnchanged } from '../../platform/http/caching.ts';
import { createFooterReader } from './footer-reader.ts';

export const registerFooterRoutes: FastifyPluginAsyncZod<{
  pool: Pool;
  cacheSeconds: number;
}> = async (app, { pool, cacheSeconds }) => {
  const readFooter = createFooterReader(pool);
  app.get(
    footerPath,
    { schema: { response: { 200: footerResponse, 304: z.undefined() } } },
    async (request, reply) => {
      const { id } = matchLanguage(request.languages()) ?? defaultLanguage;
      const footer = await readFooter(id, request.log);
      const tag = computeEntityTag(JSON.stringify([id, footer]));
      reply
        .header('Content-Language', id)
        .header('Vary', 'Accept-Language')
        .header('ETag', tag)
        .header('Cache-Control', `public, max-age=${cacheSeconds}`);
      if (isUnchanged(request.headers['if-none-match'], tag)) return await reply.code(304).send();
      return footer;
    },
  );
};
