import { createReadStream, existsSync } from 'node:fs';
import { basename, extname, join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { entriesFolder, mediaFolder } from '@kongres/content/config';

const mediaTypes: Readonly<Record<string, string>> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.svg': 'image/svg+xml',
};

/** Serves the photographs and reloads the page when an entry changes: Vite knows neither as a module. */
export function createEntriesPlugin(): Plugin {
  return {
    name: 'development-entries',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(entriesFolder).on('all', (_event, path) => {
        if (!path.startsWith(entriesFolder + sep)) return;
        server.environments.ssr.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use('/photos', (request, response, next) => {
        const file = join(mediaFolder, basename(request.url ?? ''));
        const type = mediaTypes[extname(file)];
        if (!type || !existsSync(file)) return next();
        response.setHeader('Content-Type', type);
        createReadStream(file).pipe(response);
      });
    },
  };
}
