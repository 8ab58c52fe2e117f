import type { PaymentContext } from '../payments/payment-context.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderRefused, ProviderUnavailable } from '../payments/protect-calls.ts';
import { openCheckout } from './open-checkout.ts';
import { isBefore } from '../orders/order.ts';
import { readOrder } from '../orders/order-queries.ts';
import type { Attempt, Placed } from './place-order.ts';
import { toldState } from '../orders/told-state.ts';

/** As long as the call that placed the order may wait for Stripe itself. */
const patienceMs = 3500;
const lookAgainMs = 100;

/**
 * A repeated call finds the order of the first. It gets the same address, waits for it while the first
 * call is still asking, and asks itself where that call died. It never lets go of what the first took.
 */
export async function joinOrder(
  context: PaymentContext,
  orderId: string,
  attempt: Attempt,
): Promise<Placed> {
  let hasAsked = false;
  const started = performance.now();
  for (;;) {
    const order = await readOrder(context.pool, orderId);
    if (!order || order.state === 'expired') return { ok: false, code: 'provider_unavailable' };
    const { grossMinor } = order;
    if (!isBefore(order.state, 'processing')) {
      return { ok: false, code: 'order_finished', state: toldState(order) };
    }
    if (attempt.shownMinor !== null && attempt.shownMinor !== grossMinor) {
      return { ok: false, code: 'price_changed', grossMinor };
    }
    if (order.checkoutUrl) return { ok: true, url: order.checkoutUrl };
    if (performance.now() - started > patienceMs) break;
    if (hasAsked) {
      await sleep(lookAgainMs);
      continue;
    }
    hasAsked = true;
    try {
      const url = await openCheckout(context, order, attempt.requestId);
      return url ? { ok: true, url } : { ok: false, code: 'provider_unavailable' };
    } catch (error) {
      if (error instanceof ProviderRefused) break;
      // Most often because the first call is being answered at this moment.
      if (!(error instanceof ProviderUnavailable)) throw error;
    }
  }
  attempt.log.warn('no checkout: the call before this one has none either');
  return { ok: false, code: 'provider_unavailable' };
}
