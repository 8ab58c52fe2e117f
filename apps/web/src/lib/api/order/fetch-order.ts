import { orderResponse, type OrderResponse } from '@kongres/contract/order';
import { orderPath, orderReleasePath } from '@kongres/contract/paths';
import { callApi } from '../call-api.ts';
import { reportNoResponse, readRefusal } from '../refusal.ts';

export type OrderFailure = 'unknown' | 'moved' | 'failed';

export type OrderResult = { ok: true; order: OrderResponse } | { ok: false; reason: OrderFailure };

/** Fetches the order. `isRelease` first releases its hold, unless it has been paid. */
export async function fetchOrder(
  token: string,
  { isRelease, signal }: { isRelease: boolean; signal: AbortSignal },
): Promise<OrderResult> {
  try {
    const response = await callApi(isRelease ? orderReleasePath : orderPath, {
      method: isRelease ? 'POST' : 'GET',
      token,
      cache: 'no-store',
      signal,
    });
    const { data } = orderResponse.safeParse(response.ok && (await response.json()));
    if (data) return { ok: true, order: data };
    const { code } = await readRefusal('order', response);
    // A 404 without the API's code comes from a proxy and says nothing about the order.
    if (code === 'not_found') return { ok: false, reason: 'unknown' };
    if (code === 'order_moved') return { ok: false, reason: 'moved' };
  } catch (error) {
    if (!signal.aborted) reportNoResponse('order', error);
  }
  return { ok: false, reason: 'failed' };
}
