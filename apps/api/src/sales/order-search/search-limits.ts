import type { Config } from '../../platform/config/config.ts';
import type { Pool } from '../../platform/db/connection.ts';
import { createLimiter } from '../../platform/http/limits.ts';

/** Each counts one search; a number of seconds to wait if it was one too many. */
export interface SearchLimits {
  byClient: (client: string) => Promise<number | null>;
  byEmail: (email: string) => Promise<number | null>;
}

/** The limit per address and day keeps others from filling a mailbox. */
export function createSearchLimits(
  pool: Pool,
  { secret, searchesPerClient }: Pick<Config, 'secret' | 'searchesPerClient'>,
): SearchLimits {
  const byEmail = createLimiter(pool, secret, {
    name: 'search-email',
    times: 3,
    seconds: 24 * 3600,
  });
  return {
    byClient: createLimiter(pool, secret, {
      name: 'search-client',
      times: searchesPerClient,
      seconds: 3600,
    }),
    byEmail: (email) => byEmail(email.toLowerCase()),
  };
}
