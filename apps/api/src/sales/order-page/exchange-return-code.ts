import type { RequestContext } from '../../platform/context.ts';
import { claimReturnCode } from '../orders/order-link.queries.ts';
import { deriveOrderToken, returnKinds } from '../orders/order-token.ts';
import { hashToken } from '../../platform/tokens.ts';

type ExchangeReturnCodeResult =
  { ok: true; token: string } | { ok: false; status: 404 | 410; code: 'not_found' | 'link_used' };

const validDays = 2;

/**
 * Exchanges the return code of the payment page for the token of the order. The first claim of a
 * code wins; the same claim can repeat the request after a lost response.
 */
export async function exchangeReturnCode(
  { pool, config, now }: Pick<RequestContext, 'pool' | 'config' | 'now'>,
  { code, claim }: { code: string; claim: string },
): Promise<ExchangeReturnCodeResult> {
  const notBefore = new Date(now().getTime() - validDays * 86_400_000);
  const claimed = { codeHash: hashToken(code), claim: hashToken(claim), notBefore };
  for (const way of returnKinds) {
    const order = await claimReturnCode(pool, way, claimed);
    if (order?.isClaimed) return { ok: true, token: deriveOrderToken(config.secret, order) };
    if (order) return { ok: false, status: 410, code: 'link_used' };
  }
  return { ok: false, status: 404, code: 'not_found' };
}
