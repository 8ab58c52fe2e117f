import type { Plugin } from 'vite';
import { renderRedirectDocument, redirects } from './redirects.ts';

/** Serves the redirect documents in development, so that / behaves as in production. */
export function createRedirectsPlugin(): Plugin {
  const script = '<script type="module" src="/src/lib/routing/redirect.ts"></script>';
  return {
    name: 'development-redirects',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0];
        const redirect = redirects.find(({ from }) => from === path);
        if (!redirect) return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(renderRedirectDocument(redirect, script, ''));
      });
    },
  };
}
