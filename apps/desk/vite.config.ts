import { defineConfig } from 'vite';
import { apiPort } from './config.ts';

export default defineConfig({
  server: {
    allowedHosts: ['desk.localhost'],
    proxy: {
      // Calls, not the sources of this workspace, which the browser asks for below /src.
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
      onLog: (level, log, say) => {
        // Marks for servers, which the desk has none of.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') say(level, log);
      },
    },
  },
});
