import { isPublicHost } from '@kongres/contract/public-host';
import { keyMode } from './key-mode.ts';
import { localSecrets } from './local-secrets.ts';

/** Where strangers come: to buy, or to try it out with money that is not real. */
export const stages = ['production', 'staging'] as const;

type Stage = (typeof stages)[number];

interface Given extends Record<keyof typeof localSecrets, string> {
  STAGE?: Stage | undefined;
  PUBLIC_ORIGIN: string;
  STRIPE_API: string;
  EDITION_CLOCK: Date | null;
}

export const stripeApi = 'https://api.stripe.com';

/**
 * What is wrong with a configuration for the stage it is meant for, each fault by the name of its variable and
 * without the value. A site that only this machine reaches may have whatever it likes, but not take money by a
 * clock that was moved.
 */
export function stageFaults(given: Given): string[] {
  const { protocol, hostname, origin } = new URL(given.PUBLIC_ORIGIN);
  const mode = keyMode(given.STRIPE_SECRET_KEY);
  const isLive = mode === 'live';
  const clock =
    isLive && given.EDITION_CLOCK
      ? ['EDITION_CLOCK must be `now` where STRIPE_SECRET_KEY takes money']
      : [];
  if (!given.STAGE && !isPublicHost(hostname)) return clock;
  if (!given.STAGE) return [`STAGE must be production or staging for ${origin}`];
  return [
    ...clock,
    protocol === 'https:' ? '' : 'PUBLIC_ORIGIN must begin with https://',
    ...Object.entries(localSecrets).map(([name, local]) =>
      given[name as keyof typeof localSecrets] === local
        ? `${name} is the one that everybody knows`
        : '',
    ),
    ...(given.STAGE === 'production'
      ? [
          isLive ? '' : 'STRIPE_SECRET_KEY must be a live key (sk_live_… or rk_live_…)',
          new URL(given.STRIPE_API).origin === stripeApi ? '' : `STRIPE_API must be ${stripeApi}`,
        ]
      : [mode === 'test' ? '' : 'STRIPE_SECRET_KEY must be a test key (sk_test_… or rk_test_…)']),
  ].filter(Boolean);
}
