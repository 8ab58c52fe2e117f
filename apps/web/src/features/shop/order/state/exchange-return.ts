import { returnAnswer, type ReturnRequest } from '@kongres/contract/order';
import { orderReturnPath } from '@kongres/contract/paths';
import { call } from '../../../../lib/api/call.ts';
import { noAnswer, readRefusal } from '../../../../lib/api/refusal.ts';
import { claimFor } from './return-claim.ts';

export type Exchange =
  { ok: true; token: string } | { ok: false; reason: 'used' | 'unknown' | 'failed' };

const reasons: Record<number, 'used' | 'unknown'> = { 404: 'unknown', 410: 'used', 422: 'unknown' };

/** Brings the code of the way back from the payment page, and gets the order's token. */
export async function exchangeReturn(code: string, signal: AbortSignal): Promise<Exchange> {
  try {
    const response = await call(orderReturnPath, {
      body: { code, claim: claimFor(code) } satisfies ReturnRequest,
      cache: 'no-store',
      signal,
    });
    const { data } = returnAnswer.safeParse(response.ok && (await response.json()));
    if (data) return { ok: true, token: data.token };
    const reason = reasons[response.status];
    if (reason) return { ok: false, reason };
    await readRefusal('order', response);
  } catch (error) {
    if (!signal.aborted) noAnswer('order', error);
  }
  return { ok: false, reason: 'failed' };
}
