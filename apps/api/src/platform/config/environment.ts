import { isPublicHost } from '@kongres/contract/public-host';
import { getKeyMode } from './key-mode.ts';
import { localSecrets } from './local-secrets.ts';

/** Public environments; without STAGE the configuration is local. */
export const environments = ['production', 'staging'] as const;

type Environment = (typeof environments)[number];

interface DeploymentVariables extends Record<keyof typeof localSecrets, string> {
  STAGE?: Environment | undefined;
  PUBLIC_ORIGIN: string;
  STRIPE_API: string;
  EDITION_CLOCK: Date | null;
}

export const stripeApiUrl = 'https://api.stripe.com';

/**
 * Problems of a configuration in its environment. Messages name variables, never values.
 * Only the edition clock is checked for local origins.
 */
export function validateEnvironment(given: DeploymentVariables): string[] {
  const { protocol, hostname, origin } = new URL(given.PUBLIC_ORIGIN);
  const mode = getKeyMode(given.STRIPE_SECRET_KEY);
  const isLive = mode === 'live';
  const clockProblems =
    isLive && given.EDITION_CLOCK
      ? ['EDITION_CLOCK must be `now` where STRIPE_SECRET_KEY takes money']
      : [];
  if (!given.STAGE && !isPublicHost(hostname)) return clockProblems;
  if (!given.STAGE) return [`STAGE must be production or staging for ${origin}`];
  return [
    ...clockProblems,
    protocol === 'https:' ? '' : 'PUBLIC_ORIGIN must begin with https://',
    ...Object.entries(localSecrets).map(([name, local]) =>
      given[name as keyof typeof localSecrets] === local
        ? `${name} must not be the public development secret`
        : '',
    ),
    ...(given.STAGE === 'production'
      ? [
          isLive ? '' : 'STRIPE_SECRET_KEY must be a live key (sk_live_… or rk_live_…)',
          new URL(given.STRIPE_API).origin === stripeApiUrl
            ? ''
            : `STRIPE_API must be ${stripeApiUrl}`,
        ]
      : [mode === 'test' ? '' : 'STRIPE_SECRET_KEY must be a test key (sk_test_… or rk_test_…)']),
  ].filter(Boolean);
}
