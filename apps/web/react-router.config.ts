import type { Config } from '@react-router/dev/config';
import { languages } from '@kongres/content/facts/languages';
import { buildFolder } from './build-steps/config.ts';
import { pagePaths } from './build-steps/page-paths.ts';
import { drawingAddress } from './src/art/drawing-address.ts';
import { drawingNames } from './src/art/drawing-names.ts';
import { iconAddresses } from './src/art/icon-addresses.ts';
import { withPrefix } from './src/routing/page-table.ts';
import { pressAddresses } from './src/routing/press-addresses.ts';
import { weekFiles } from './src/routing/published-pages.server.ts';

export default {
  appDirectory: 'src',
  buildDirectory: buildFolder,
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  // In this order: the first answer waits for the program to start, so it is a small one; a press file
  // is made of drawings, and the press page asks for the size of each file. Asked for the other way
  // round, one answer would do all of the work and be given up on.
  prerender: [
    ...Object.values(iconAddresses),
    ...drawingNames.map(drawingAddress),
    ...pressAddresses,
    ...weekFiles(),
    ...languages.flatMap((language) => [
      ...pagePaths().map((path) => withPrefix(path, language)),
      withPrefix('404', language),
    ]),
  ],
} satisfies Config;
