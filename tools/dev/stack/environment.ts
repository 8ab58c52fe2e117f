import { localSecrets } from '@kongres/api/platform/config/local-secrets';
import type { LocalConfig } from '../../lib/config.ts';
import { sampleFolders, type Size } from '../../lib/folders.ts';

/** Names the content that site, API and worker read: an invented congress or, for null, the project's own. */
function contentEnvironment(sample: Size | null): Record<string, string> {
  return sample ? { CONTENT_DIR: sampleFolders[sample].entries } : {};
}

/** The environment in which the site of an invented congress is built. */
export function sampleSiteEnvironment(sample: Size): Record<string, string> {
  return {
    ...contentEnvironment(sample),
    BUILD_DIR: sampleFolders[sample].site,
    ...(sample === 'small' ? { PACK_LOOSELY: '1' } : {}),
  };
}

/** The environment of API and worker. */
export function productEnvironment(
  local: LocalConfig,
  publicOrigin: string,
  sample: Size | null = null,
) {
  return {
    ...contentEnvironment(sample),
    ...localSecrets,
    PUBLIC_ORIGIN: publicOrigin,
    DATABASE_URL: local.databaseUrl,
    STRIPE_API: `http://127.0.0.1:${local.fakeStripePort}`,
    SMTP_URL: `smtp://127.0.0.1:${local.smtpPort}`,
    LOG_LEVEL: local.logLevel,
    EDITION_CLOCK: local.editionClock,
    // Nobody on this machine waits half a minute to see a footer they published.
    FOOTER_CACHE_SECONDS: '1',
    // Every visitor of this machine comes from the same address.
    CONTACTS_PER_CLIENT: '1000',
    SEARCHES_PER_CLIENT: '1000',
    DESK_CALLS_PER_CLIENT: '1000',
    FREE_HOLDS_PER_CLIENT: '1000',
    HOLDS_PER_CLIENT: '1000',
  };
}

/** What stands where the outside world starts is told where to reach us. */
export function fakeStripeEnvironment(local: LocalConfig, apiOrigin: string) {
  return {
    FAKE_STRIPE_PORT: String(local.fakeStripePort),
    FAKE_STRIPE_WEBHOOK_URL: `${apiOrigin}/api/stripe/webhook`,
    FAKE_STRIPE_WEBHOOK_SECRET: localSecrets.STRIPE_WEBHOOK_SECRET,
  };
}
