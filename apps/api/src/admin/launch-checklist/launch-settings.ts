import { isPublicHost } from '@kongres/contract/public-host';
import type { Config } from '../../platform/config/config.ts';
import { getKeyMode } from '../../platform/config/key-mode.ts';
import { stripeApiUrl } from '../../platform/config/environment.ts';

/** Exposes no configuration value except the environment. */
export function getLaunchSettings(config: Config) {
  const { protocol, hostname } = new URL(config.publicOrigin);
  const mode = getKeyMode(config.stripe.secretKey);
  return {
    environment: config.environment,
    isPublic: protocol === 'https:' && isPublicHost(hostname),
    mode,
    acceptsRealPayments: mode === 'live' && config.stripe.api.origin === stripeApiUrl,
    isSenderPublic: isPublicHost(config.email.from.replace(/^.*@/, '')),
  };
}

export type LaunchSettings = ReturnType<typeof getLaunchSettings>;
