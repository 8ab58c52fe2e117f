import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { insertOldToken, lockStaleLinks, updateLink } from './link-queries.ts';
import { orderToken, tokenKey } from './order-token.ts';
import { hashToken } from '../../platform/tokens.ts';

const together = 500;

/**
 * After APP_SECRET was changed: every order gets the link that mails will carry from now on, and
 * remembers the one that they carried before. How many that were.
 */
export async function renewLinks({ pool, now, config }: Omit<Context, 'queue'>): Promise<number> {
  const key = tokenKey(config.secret);
  let renewed = 0;
  for (;;) {
    const batch = await inTransaction(pool, async (tx) => {
      const stale = await lockStaleLinks(tx, key, together);
      for (const order of stale) {
        const tokenHash = hashToken(orderToken(config.secret, order));
        // Orders from before secrets were told apart: most have the right link already.
        if (!tokenHash.equals(order.tokenHash)) {
          await insertOldToken(tx, order.id, order.tokenHash, now());
          renewed += 1;
        }
        await updateLink(tx, order.id, { tokenHash, tokenKey: key });
      }
      return stale.length;
    });
    if (batch < together) return renewed;
  }
}
