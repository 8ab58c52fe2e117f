import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { apiPort } from './build-steps/config.ts';
import { fontsCutToSize } from './build-steps/cut-fonts.ts';
import { entriesInDevelopment } from './build-steps/entries-in-development.ts';
import { withoutPrerendering } from './build-steps/prerender/without-prerendering.ts';
import { redirectsInDevelopment } from './build-steps/redirects-in-development.ts';

export default defineConfig(({ isSsrBuild }) => ({
  envPrefix: ['VITE_', 'PUBLIC_', 'EDITION_'],
  plugins: [
    fontsCutToSize(),
    redirectsInDevelopment(),
    entriesInDevelopment(),
    withoutPrerendering(reactRouter()),
  ],
  server: {
    proxy: { '/api': `http://127.0.0.1:${apiPort}` },
    // A build beside it is no reason to reload a page that is served from its sources.
    watch: { ignored: ['**/build/**'] },
  },
  // `npm run dev` has told more than Vite knows of.
  clearScreen: false,
  cacheDir: `node_modules/.vite/${apiPort}`,
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups: chunkGroups }, postBanner: compileHint } },
  },
}));

/**
 * Nearly all of these files runs at the start of a page. Chromium then compiles them beside the page while they
 * arrive, instead of function by function on the thread that draws it; other browsers read a comment.
 */
function compileHint({ name }: { name: string }): string {
  return ['react', 'base', 'shared'].includes(name) ? '//# allFunctionsCalledOnLoad' : '';
}

/**
 * Few files instead of many small ones: what every page needs, what several pages share, what only the
 * dialog, the order page and the congress page need, so that the validator does not travel with every page, and what does
 * the work of a proof, which most visitors never need.
 */
const chunkGroups = [
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
    priority: 3,
  },
  {
    name: 'base',
    test: /src\/(?:layout(?!\/footer\/sanitise)|offline(?!\/(?:on-device|worker)\/)|lib\/(?:deferred-hydration|edition|routing|i18n(?!\/detect-language)))\/|src\/lib\/api\/call|packages\/(?:ui\/|contract\/pages|content\/format\/marked-text)/,
    minShareCount: 1,
    priority: 2,
  },
  {
    name: 'orders',
    test: /node_modules\/zod\/|packages\/contract\/(?!pages|paths|footer-markup)|src\/lib\/api\/(?:checkout-address|refusal|order\/)|src\/components\/order\//,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'proof',
    test: /src\/lib\/api\/proof\/|node_modules\/altcha-lib\//,
    minShareCount: 1,
    priority: 2,
  },
  {
    name: 'shared',
    test: /src\/(?!features\/marketing\/legal\/)|packages\//,
    minShareCount: 2,
    priority: 1,
  },
  // Behind `shared`, or it would take along what it imports.
  { name: 'legal', test: /src\/features\/marketing\/legal\//, minShareCount: 2, priority: 0 },
];
