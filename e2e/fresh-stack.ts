import { rootFolder } from '@kongres/tools/lib/folders';
import { clientHeader, siteOrigin, stack } from './config.ts';

/** Playwright web server: a stack with an empty database. */
export const freshStack = {
  command: `npm run stack -- --fresh --client-header=${clientHeader}`,
  cwd: rootFolder,
  env: { STACK_PORT: String(stack.port) },
  url: `${siteOrigin}/api/health`,
  timeout: 120_000,
  // A running stack may contain other orders.
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
} as const;
