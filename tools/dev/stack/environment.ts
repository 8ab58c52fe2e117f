import { localSecrets } from '@kongres/api/platform/config/local-secrets';
import type { LocalConfig } from '../../lib/config.ts';
import { sampleFolders, type Size } from '../../lib/folders.ts';

function buildContentEnvironment(sample: Size | null): Record<string, string> {
  return sample ? { CONTENT_DIR: sampleFolders[sample].entries } : {};
}

export function buildSampleSiteEnvironment(sample: Size): Record<string, string> {
  return {
    ...buildContentEnvironment(sample),
    BUILD_DIR: sampleFolders[sample].site,
    ...(sample === 'small' ? { PACK_LOOSELY: '1' } : {}),
  };
}

export function buildProductEnvironment(
  local: LocalConfig,
  publicOrigin: string,
  sample: Size | null = null,
) {
  return {
    ...buildContentEnvironment(sample),
    ...localSecrets,
    PUBLIC_ORIGIN: publicOrigin,
    DATABASE_URL: local.databaseUrl,
    STRIPE_API: `http://127.0.0.1:${local.fakeStripePort}`,
    SMTP_URL: `smtp://127.0.0.1:${local.smtpPort}`,
    LOG_LEVEL: local.logLevel,
    EDITION_CLOCK: local.editionClock,
    // Published footers appear immediately.
    FOOTER_CACHE_SECONDS: '1',
    // All local visitors share an address.
    CONTACTS_PER_CLIENT: '1000',
    SEARCHES_PER_CLIENT: '1000',
    DESK_CALLS_PER_CLIENT: '1000',
    FREE_HOLDS_PER_CLIENT: '1000',
    HOLDS_PER_CLIENT: '1000',
  };
}

export function buildFakeStripeEnvironment(local: LocalConfig, apiOrigin: string) {
  return {
    FAKE_STRIPE_PORT: String(local.fakeStripePort),
    FAKE_STRIPE_WEBHOOK_URL: `${apiOrigin}/api/stripe/webhook`,
    FAKE_STRIPE_WEBHOOK_SECRET: localSecrets.STRIPE_WEBHOOK_SECRET,
  };
}
