import { defineConfig } from 'vite';
import { apiPort } from './config.ts';

export default defineConfig({
  server: {
    allowedHosts: ['desk.localhost'],
    proxy: {
      // API calls only; the sources of this workspace are served below /src.
      '/desk/': { target: `http://127.0.0.1:${apiPort}` },
    },
  },
  clearScreen: false,
  cacheDir: `node_modules/.vite/${apiPort}`,
  build: {
    outDir: 'build',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onLog: (level, log, defaultHandler) => {
        // Server directives ("use client") mean nothing in a client-only build.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') defaultHandler(level, log);
      },
    },
  },
});
