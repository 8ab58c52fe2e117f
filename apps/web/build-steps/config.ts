import { isPublicHost } from '@kongres/contract/public-host';
import { publicOrigin as decided } from '@kongres/content/facts/organiser';

/** The rule of src/lib/config.ts, for files written after the pages. */
export const publicOrigin = process.env['PUBLIC_ORIGIN'] || decided;

/** Relative to apps/web. The last segment must stay `build`, which every tool ignores. */
export const buildFolder = process.env['BUILD_DIR'] || 'build';

/** For builds that are looked at once: best compression takes longer than the rest of the build. */
export const isFastCompression = process.env['PACK_LOOSELY'] === '1';

/** Port of the API in development; each pair of servers has its own Vite cache. */
export const apiPort = process.env['API_PORT'] || '8071';

/** Environment of the prerender workers. IS_RR_BUILD_REQUEST is React Router's flag for a build. */
export const prerenderEnvironment = {
  ...process.env,
  NODE_ENV: 'production',
  IS_RR_BUILD_REQUEST: 'yes',
};

/** Set by tests and drills that build for a public address before the facts are decided. */
export const isPlaceholderAllowed = process.env['ALLOW_PLACEHOLDERS'] === '1';

/** Staging is a public copy with test payments and must not be indexed. */
export const isStaging = process.env['STAGE'] === 'staging';

/** Host of the public origin; null for a build on a developer's machine. */
export function getPublicHost(origin = process.env['PUBLIC_ORIGIN']): string | null {
  if (!origin) return null;
  const { hostname } = new URL(origin);
  return isPublicHost(hostname) ? hostname : null;
}
