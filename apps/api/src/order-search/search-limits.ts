import type { Config } from '../config.ts';
import type { Pool } from '../db/connection.ts';
import { createLimiter } from '../http/limits.ts';

/** Each counts one search; a number of seconds to wait if it was one too many. */
export interface SearchLimits {
  byClient: (client: string) => Promise<number | null>;
  byEmail: (email: string) => Promise<number | null>;
}

/** So many an hour from one place; so many a day for one address, or a stranger could fill a mailbox. */
export function createSearchLimits(
  pool: Pool,
  { secret, searches: { perClient, perEmail } }: Pick<Config, 'secret' | 'searches'>,
): SearchLimits {
  const byEmail = createLimiter(pool, secret, {
    name: 'search-email',
    times: perEmail,
    seconds: 24 * 3600,
  });
  return {
    byClient: createLimiter(pool, secret, {
      name: 'search-client',
      times: perClient,
      seconds: 3600,
    }),
    byEmail: (email) => byEmail(email.toLowerCase()),
  };
}
