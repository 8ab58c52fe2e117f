import { isPublicHost } from '@kongres/contract/public-host';
import type { Config } from '../../platform/config/config.ts';
import { keyMode } from '../../platform/config/key-mode.ts';
import { stripeApi } from '../../platform/config/stage-faults.ts';

/** What the settings say of a launch; none of their values but the stage goes any further. */
export function launchSettings({
  stage,
  publicOrigin,
  stripe,
  mail,
}: Pick<Config, 'stage' | 'publicOrigin' | 'stripe' | 'mail'>) {
  const { protocol, hostname } = new URL(publicOrigin);
  const mode = keyMode(stripe.secretKey);
  return {
    stage,
    isPublic: protocol === 'https:' && isPublicHost(hostname),
    mode,
    takesMoney: mode === 'live' && stripe.api.origin === stripeApi,
    isSenderReal: isPublicHost(mail.from.replace(/^.*@/, '')),
  };
}

export type LaunchSettings = ReturnType<typeof launchSettings>;
