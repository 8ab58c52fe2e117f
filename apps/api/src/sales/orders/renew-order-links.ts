import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { insertRetiredToken, lockOutdatedLinks, updateOrderLink } from './order-link.queries.ts';
import { deriveOrderToken, deriveTokenKey } from './order-token.ts';
import { hashToken } from '../../platform/tokens.ts';

const batchSize = 500;

/**
 * Derives all order links again after APP_SECRET has changed; the previous tokens stay valid for a while.
 * Returns the number of renewed links.
 */
export async function renewOrderLinks({
  pool,
  now,
  config,
}: Omit<Context, 'queue'>): Promise<number> {
  const key = deriveTokenKey(config.secret);
  let renewed = 0;
  for (;;) {
    const batch = await inTransaction(pool, async (tx) => {
      const stale = await lockOutdatedLinks(tx, key, batchSize);
      for (const order of stale) {
        const tokenHash = hashToken(deriveOrderToken(config.secret, order));
        // Orders without a token key may already have the current link.
        if (!tokenHash.equals(order.tokenHash)) {
          await insertRetiredToken(tx, order.id, order.tokenHash, now());
          renewed += 1;
        }
        await updateOrderLink(tx, order.id, { tokenHash, tokenKey: key });
      }
      return stale.length;
    });
    if (batch < batchSize) return renewed;
  }
}
