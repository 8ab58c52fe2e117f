import type { Config } from '@react-router/dev/config';
import { buildFolder } from './build-steps/config.ts';
import { allAddresses } from './build-steps/prerender/addresses.ts';

export default {
  appDirectory: 'src',
  buildDirectory: buildFolder,
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  // Written by build-steps/prerender; told here, so that their loaders are allowed.
  prerender: allAddresses(),
} satisfies Config;
