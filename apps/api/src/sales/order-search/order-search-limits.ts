import type { Config } from '../../platform/config/config.ts';
import type { Pool } from '../../platform/db/connection.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';

/** Each call counts one search and returns the seconds to wait if the limit is exceeded. */
export interface OrderSearchLimits {
  consumeByClient: (client: string) => Promise<number | null>;
  consumeByEmail: (email: string) => Promise<number | null>;
}

/** The limit per address prevents flooding a mailbox. */
export function createOrderSearchLimits(
  pool: Pool,
  { secret, searchesPerClient }: Pick<Config, 'secret' | 'searchesPerClient'>,
): OrderSearchLimits {
  const limitByEmail = createRateLimiter(pool, secret, {
    name: 'search-email',
    times: 3,
    seconds: 24 * 3600,
  });
  return {
    consumeByClient: createRateLimiter(pool, secret, {
      name: 'search-client',
      times: searchesPerClient,
      seconds: 3600,
    }),
    consumeByEmail: (email) => limitByEmail(email.toLowerCase()),
  };
}
