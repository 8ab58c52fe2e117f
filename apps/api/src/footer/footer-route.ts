import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { defaultLanguage, matchLanguage } from '@kongres/content/facts/languages';
import { footerAnswer } from '@kongres/contract/footer';
import { footerPath } from '@kongres/contract/paths';
import { defaultFooter } from './default-footer.ts';

export const footerRoute: FastifyPluginAsyncZod = async (app) => {
  app.get(footerPath, { schema: { response: { 200: footerAnswer } } }, async (request, reply) => {
    const language = matchLanguage(request.languages()) ?? defaultLanguage;
    reply
      .header('Content-Language', language.id)
      .header('Vary', 'Accept-Language')
      .header('Cache-Control', 'public, max-age=60');
    return defaultFooter(language.id);
  });
};
