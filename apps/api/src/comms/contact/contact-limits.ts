import type { Config } from '../../platform/config/config.ts';
import type { Pool } from '../../platform/db/connection.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';

/** Each call counts one message and returns the seconds to wait, or null if allowed. */
export interface ContactLimits {
  limitByClient: (client: string) => Promise<number | null>;
  limitByEmail: (email: string) => Promise<number | null>;
}

export function createContactLimits(
  pool: Pool,
  { secret, contact: { perClient, perEmail } }: Pick<Config, 'secret' | 'contact'>,
): ContactLimits {
  const limitEmail = createRateLimiter(pool, secret, {
    name: 'contact-email',
    times: perEmail,
    seconds: 3600,
  });
  return {
    limitByClient: createRateLimiter(pool, secret, {
      name: 'contact-client',
      times: perClient,
      seconds: 60,
    }),
    limitByEmail: (email) => limitEmail(email.toLowerCase()),
  };
}
