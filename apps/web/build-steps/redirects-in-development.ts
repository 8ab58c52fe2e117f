import type { Plugin } from 'vite';
import { redirectDocument, redirects } from './redirects.ts';

/** Serves the redirect documents while developing, so that / works there as it does in production. */
export function redirectsInDevelopment(): Plugin {
  const script = '<script type="module" src="/src/lib/routing/redirect.ts"></script>';
  return {
    name: 'redirects-in-development',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0];
        const redirect = redirects.find(({ from }) => from === path);
        if (!redirect) return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(redirectDocument(redirect, script, ''));
      });
    },
  };
}
