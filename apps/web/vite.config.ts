import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { apiPort } from './build-steps/config.ts';
import { createFontSubsetPlugin } from './build-steps/font-subset-plugin.ts';
import { createEntriesPlugin } from './build-steps/entries-plugin.ts';
import { removePrerenderPlugin } from './build-steps/prerender/remove-prerender-plugin.ts';
import { createRedirectsPlugin } from './build-steps/redirects-plugin.ts';

export default defineConfig(({ isSsrBuild }) => ({
  envPrefix: ['VITE_', 'PUBLIC_', 'EDITION_'],
  plugins: [
    createFontSubsetPlugin(),
    createRedirectsPlugin(),
    createEntriesPlugin(),
    removePrerenderPlugin(reactRouter()),
  ],
  server: {
    proxy: { '/api': `http://127.0.0.1:${apiPort}` },
    // A parallel build must not reload pages served in development.
    watch: { ignored: ['**/build/**'] },
  },
  // Keeps the output of `npm run dev`.
  clearScreen: false,
  cacheDir: `node_modules/.vite/${apiPort}`,
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : { output: { codeSplitting: { groups: chunkGroups }, postBanner: getCompileHint } },
  },
}));

/**
 * Nearly all functions of these chunks run at start. The comment lets Chromium compile them off the main thread while
 * loading.
 */
function getCompileHint({ name }: { name: string }): string {
  return ['react', 'base', 'shared'].includes(name) ? '//# allFunctionsCalledOnLoad' : '';
}

/** Code that several pages of one kind share and the others do not need. */
const pageCode = [
  'features/marketing/legal',
  'features/marketing/partners/partner-packages',
  'features/programme/workshops',
  'features/attendee',
  'components/clock',
  'components/filter',
  'components/programme-index',
  'components/session/facet-ids',
];

/**
 * Few chunks: for every page, for shared code, for the purchase and order pages with the validator, for proof of work,
 * and for pages of one kind.
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
    test: /src\/lib\/api\/proof-of-work\/|node_modules\/altcha-lib\//,
    minShareCount: 1,
    priority: 2,
  },
  {
    name: 'shared',
    test: new RegExp(`src/(?!${pageCode.join('|')})|packages/`),
    minShareCount: 2,
    priority: 1,
  },
  // After `shared`, or they would pull in its imports.
  ...pageCode.map((path) => ({
    name: path.replace(/^.*\//, ''),
    test: new RegExp(`src/${path}`),
    minShareCount: 2,
    priority: 0,
  })),
];
