import type { Config } from '../../platform/config/config.ts';
import type { Pool } from '../../platform/db/connection.ts';
import { createLimiter } from '../../platform/http/limits.ts';

/** Each counts one message; a number of seconds to wait if it was one too many. */
export interface ContactLimits {
  byClient: (client: string) => Promise<number | null>;
  byEmail: (email: string) => Promise<number | null>;
}

/** So many a minute from one place, so many an hour from one address. */
export function createContactLimits(
  pool: Pool,
  { secret, contact: { perClient, perEmail } }: Pick<Config, 'secret' | 'contact'>,
): ContactLimits {
  const byEmail = createLimiter(pool, secret, {
    name: 'contact-email',
    times: perEmail,
    seconds: 3600,
  });
  return {
    byClient: createLimiter(pool, secret, {
      name: 'contact-client',
      times: perClient,
      seconds: 60,
    }),
    byEmail: (email) => byEmail(email.toLowerCase()),
  };
}
