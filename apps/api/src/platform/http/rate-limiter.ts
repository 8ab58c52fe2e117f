import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from '../db/connection.ts';

/**
 * Rate limit shared by all processes through the database. Subjects are stored as keyed hashes,
 * because plain hashes of IP addresses can be reversed by trying all of them.
 */
export function createRateLimiter(
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
  // One key per limiter, so that counters of the same client cannot be correlated.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `limit ${name}`, 32)));
  /** Counts one request; returns the seconds to wait when the limit is exceeded, otherwise null. */
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
