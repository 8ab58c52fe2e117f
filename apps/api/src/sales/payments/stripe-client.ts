import { Stripe } from 'stripe';
import type { Config } from '../../platform/config/config.ts';

/** Creates the Stripe SDK client, for Stripe or for a test double at `api`. */
export function createStripeClient({
  api,
  secretKey,
}: Pick<Config['stripe'], 'api' | 'secretKey'>): Stripe {
  return new Stripe(secretKey, {
    host: api.hostname,
    port: api.port || (api.protocol === 'https:' ? 443 : 80),
    protocol: api.protocol === 'https:' ? 'https' : 'http',
    timeout: 2000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}
