import { returnAnswer, type ReturnRequest } from '@kongres/contract/order';
import { orderReturnPath } from '@kongres/contract/paths';
import { claimFor } from './return-claim.ts';

export type Exchange =
  { ok: true; token: string } | { ok: false; reason: 'used' | 'unknown' | 'failed' };

const patienceMs = 30_000;
const reasons: Record<number, 'used' | 'unknown'> = { 404: 'unknown', 410: 'used', 422: 'unknown' };

/** Brings the code of the way back from the payment page, and gets the order's token. */
export async function exchangeReturn(code: string, signal: AbortSignal): Promise<Exchange> {
  try {
    const response = await fetch(orderReturnPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ code, claim: claimFor(code) } satisfies ReturnRequest),
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    const { data } = returnAnswer.safeParse(response.ok && (await response.json()));
    if (data) return { ok: true, token: data.token };
    const reason = reasons[response.status];
    if (reason) return { ok: false, reason };
    console.error('order: refused', response.status);
  } catch (error) {
    if (!signal.aborted) {
      console.error('order: no answer', error instanceof Error ? error.name : 'unknown');
    }
  }
  return { ok: false, reason: 'failed' };
}
