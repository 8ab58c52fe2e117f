import { checkoutReturnResponse, type CheckoutReturnRequest } from '@kongres/contract/order';
import { orderReturnPath } from '@kongres/contract/paths';
import { callApi } from '../../../../lib/api/call-api.ts';
import { reportNoResponse, readRefusal } from '../../../../lib/api/refusal.ts';
import { getReturnClaim } from './return-claim.ts';

export type ReturnExchange =
  { ok: true; token: string } | { ok: false; reason: 'used' | 'unknown' | 'failed' };

const reasonsByStatus: Record<number, 'used' | 'unknown'> = {
  404: 'unknown',
  410: 'used',
  422: 'unknown',
};

/** Exchanges the code in the return address of the payment page for the order token. */
export async function exchangeReturnCode(
  code: string,
  signal: AbortSignal,
): Promise<ReturnExchange> {
  try {
    const response = await callApi(orderReturnPath, {
      body: { code, claim: getReturnClaim(code) } satisfies CheckoutReturnRequest,
      cache: 'no-store',
      signal,
    });
    const { data } = checkoutReturnResponse.safeParse(response.ok && (await response.json()));
    if (data) return { ok: true, token: data.token };
    const reason = reasonsByStatus[response.status];
    if (reason) return { ok: false, reason };
    await readRefusal('order', response);
  } catch (error) {
    if (!signal.aborted) reportNoResponse('order', error);
  }
  return { ok: false, reason: 'failed' };
}
