import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from '../db/connection.ts';

/**
 * So many times in so many seconds, counted in the database: over all processes together. What is
 * counted stands there as a keyed hash, because all addresses of the net can be tried in minutes.
 */
export function createLimiter(
  pool: Pool,
  secret: string,
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
  // A key of its own for each limiter: nobody sees that the same client was counted by two.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `limit ${name}`, 32)));
  /** Counts one; a number of seconds to wait if it was one too many. */
  return async (subject) => {
    try {
      await limiter.consume(createHmac('sha256', key).update(subject).digest('base64url'));
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  };
}
