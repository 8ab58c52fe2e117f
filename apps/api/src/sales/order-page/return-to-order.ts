import type { RequestContext } from '../../platform/context.ts';
import { claimReturn } from '../orders/link-queries.ts';
import { orderToken, waysBack } from '../orders/order-token.ts';
import { hashToken } from '../../platform/tokens.ts';

type Returned =
  { ok: true; token: string } | { ok: false; status: 404 | 410; code: 'not_found' | 'link_used' };

/** A way back that nobody took for so long is closed. */
const openDays = 2;

/**
 * Changes the code that the payment page sent its buyer back with into the order's own token. The first
 * browser that brings a code has it; the claim that it makes up lets the same one ask again when an
 * answer was lost.
 */
export async function returnToOrder(
  { pool, config, now }: Pick<RequestContext, 'pool' | 'config' | 'now'>,
  { code, claim }: { code: string; claim: string },
): Promise<Returned> {
  const notBefore = new Date(now().getTime() - openDays * 86_400_000);
  const brought = { codeHash: hashToken(code), claim: hashToken(claim), notBefore };
  for (const way of waysBack) {
    const order = await claimReturn(pool, way, brought);
    if (order?.isClaimed) return { ok: true, token: orderToken(config.secret, order) };
    if (order) return { ok: false, status: 410, code: 'link_used' };
  }
  return { ok: false, status: 404, code: 'not_found' };
}
