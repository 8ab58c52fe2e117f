import { orderAnswer, type OrderAnswer } from '@kongres/contract/order';
import { orderPath, orderReleasePath } from '@kongres/contract/paths';

/** Why there is nothing to show: no such order, moved to another address, or no answer. */
export type OrderFailure = 'unknown' | 'moved' | 'failed';

export type OrderReply = { ok: true; order: OrderAnswer } | { ok: false; reason: OrderFailure };

const patienceMs = 30_000;

/** Asks how an order stands. Releasing it first gives its ticket free, unless it has been paid. */
export async function askOrder(
  token: string,
  { isRelease, signal }: { isRelease: boolean; signal: AbortSignal },
): Promise<OrderReply> {
  try {
    const response = await fetch(isRelease ? orderReleasePath : orderPath, {
      method: isRelease ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    if (response.status === 404) return { ok: false, reason: 'unknown' };
    if (response.status === 410) return { ok: false, reason: 'moved' };
    const { data } = orderAnswer.safeParse(response.ok && (await response.json()));
    if (data) return { ok: true, order: data };
    console.error('order: refused', response.status);
  } catch (error) {
    if (!signal.aborted) {
      console.error('order: no answer', error instanceof Error ? error.name : 'unknown');
    }
  }
  return { ok: false, reason: 'failed' };
}
