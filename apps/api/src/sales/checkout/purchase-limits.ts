import type { Config } from '../../platform/config/config.ts';
import type { Pool } from '../../platform/db/connection.ts';
import { createLimiter } from '../../platform/http/limits.ts';

export interface PurchaseLimits {
  /** Counts one attempt; a number of seconds if it was one too many. */
  take: (client: string, email: string) => Promise<number | null>;
}

/** Attempts a minute by one client, and by one client for one address: nobody uses up another's share. */
export function createPurchaseLimits(
  pool: Pool,
  { limits, secret }: Pick<Config, 'limits' | 'secret'>,
): PurchaseLimits {
  const times = { client: limits.purchasesPerClient, email: limits.purchasesPerEmail };
  const byClient = createLimiter(pool, secret, {
    name: 'purchase-client',
    times: times.client,
    seconds: 60,
  });
  const byEmail = createLimiter(pool, secret, {
    name: 'purchase-email',
    times: times.email,
    seconds: 60,
  });
  return {
    take: async (client, email) =>
      (await byClient(client)) ?? (await byEmail(`${client} ${email.toLowerCase()}`)),
  };
}
