import { rootFolder } from '@kongres/tools/lib/folders';
import { clientHeader, siteOrigin, stack } from './config.ts';

/** A stack for browser tests alone, up before the first of them. */
export const freshStack = {
  command: `npm run stack -- --fresh --client-header=${clientHeader}`,
  cwd: rootFolder,
  env: { STACK_PORT: String(stack.port) },
  url: `${siteOrigin}/api/health`,
  timeout: 120_000,
  // A stack that somebody else started has orders that are not ours.
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
} as const;
