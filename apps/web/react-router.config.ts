import type { Config } from '@react-router/dev/config';
import { languages } from '@kongres/content/facts/languages';
import { drawingAddress } from './src/art/drawing-address.ts';
import { drawingNames } from './src/art/drawing-names.ts';
import { addressOf, pageTable, withPrefix } from './src/page-table.ts';
import { pressAddresses } from './src/press/press-addresses.ts';

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: false,
  routeDiscovery: { mode: 'initial' },
  prerender: [
    ...languages.flatMap((language) => [
      ...pageTable.map((page) => addressOf(page.id, language)),
      withPrefix('404', language),
    ]),
    ...pressAddresses,
    ...drawingNames.map(drawingAddress),
  ],
} satisfies Config;
