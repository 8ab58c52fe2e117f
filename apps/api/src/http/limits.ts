import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from '../db/connection.ts';

/** So many times in so many seconds, counted in the database: over all processes together. */
export function createLimiter(
  pool: Pool,
  { name, times, seconds }: { name: string; times: number; seconds: number },
): (subject: string) => Promise<number | null> {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: name,
    points: times,
    duration: seconds,
    clearExpiredByTimeout: false,
  });
  /** Counts one; a number of seconds to wait if it was one too many. */
  return async (subject) => {
    try {
      // The table outlives the minute; what stands in it must not be an address.
      await limiter.consume(createHash('sha256').update(subject).digest('base64url'));
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}
