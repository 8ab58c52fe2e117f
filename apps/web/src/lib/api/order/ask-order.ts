import { orderAnswer, type OrderAnswer } from '@kongres/contract/order';
import { orderPath, orderReleasePath } from '@kongres/contract/paths';
import { call } from '../call.ts';
import { noAnswer, readRefusal } from '../refusal.ts';

/** Why there is nothing to show: no such order, moved to another address, or no answer. */
export type OrderFailure = 'unknown' | 'moved' | 'failed';

export type OrderReply = { ok: true; order: OrderAnswer } | { ok: false; reason: OrderFailure };

/** Asks how an order stands. Releasing it first gives its ticket free, unless it has been paid. */
export async function askOrder(
  token: string,
  { isRelease, signal }: { isRelease: boolean; signal: AbortSignal },
): Promise<OrderReply> {
  try {
    const response = await call(isRelease ? orderReleasePath : orderPath, {
      method: isRelease ? 'POST' : 'GET',
      token,
      cache: 'no-store',
      signal,
    });
    const { data } = orderAnswer.safeParse(response.ok && (await response.json()));
    if (data) return { ok: true, order: data };
    const { code } = await readRefusal('order', response);
    // Only the API knows what it does not know: a 404 of whatever stands before it says nothing about an order.
    if (code === 'not_found') return { ok: false, reason: 'unknown' };
    if (code === 'order_moved') return { ok: false, reason: 'moved' };
  } catch (error) {
    if (!signal.aborted) noAnswer('order', error);
  }
  return { ok: false, reason: 'failed' };
}
