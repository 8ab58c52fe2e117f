import { isPublicHost } from '@kongres/contract/public-host';
import { publicOrigin as decided } from '@kongres/content/facts/organiser';

/** The same rule as the pages' own config, for what is written after they are built. */
export const publicOrigin = process.env['PUBLIC_ORIGIN'] || decided;

/** Where the build is written, from the folder of the site. Its last part is `build`, which every tool leaves alone. */
export const buildFolder = process.env['BUILD_DIR'] || 'build';

/** For a build that is looked at once: packing it as small as can be takes longer than all the rest. */
export const isPackedLoosely = process.env['PACK_LOOSELY'] === '1';

/** Where the API listens when the site is served from its sources; each pair of them has a cache of its own. */
export const apiPort = process.env['API_PORT'] || '8071';

/** What the program that makes the pages is told beside our own settings: React Router's word for a build. */
export const programEnvironment = {
  ...process.env,
  NODE_ENV: 'production',
  IS_RR_BUILD_REQUEST: 'yes',
};

/** Tests, the gate and drills build for a public address before the facts are decided. */
export const isPlaceholderAllowed = process.env['ALLOW_PLACEHOLDERS'] === '1';

/** A copy to try things out on, with money that is not real: no search engine may send anybody there. */
export const isStaging = process.env['STAGE'] === 'staging';

/** The address that this build was told to be public at; null for a build on a developer's machine. */
export function publicAddress(given = process.env['PUBLIC_ORIGIN']): string | null {
  if (!given) return null;
  const { hostname } = new URL(given);
  return isPublicHost(hostname) ? hostname : null;
}
