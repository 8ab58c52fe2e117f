import type { Config } from '@react-router/dev/config';
import { buildFolder } from './build-steps/config.ts';
import { listPrerenderPaths } from './build-steps/prerender/prerender-tasks.ts';

export default {
  appDirectory: 'src',
  buildDirectory: buildFolder,
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  // The build prerenders by itself; React Router needs the list to allow server loaders.
  prerender: listPrerenderPaths(),
} satisfies Config;
