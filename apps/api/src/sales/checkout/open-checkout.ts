import type { PaymentContext } from '../payments/payment-context.ts';
import { raiseAlarm } from '../../platform/incidents/raise-alarm.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import type { CheckoutOrder } from '../payments/checkout-parameters.ts';
import { ProviderRefused } from '../payments/protect-calls.ts';
import { attachCheckout } from '../orders/hold-queries.ts';
import { readOrder } from '../orders/order-queries.ts';
import { returnCode } from '../orders/order-token.ts';

/**
 * Asks for an order's payment page and notes it: its address, or null when the order has ended
 * meanwhile. Two that ask at once get the same page. What Stripe refuses is told to a person.
 */
export async function openCheckout(
  context: PaymentContext,
  order: Omit<CheckoutOrder, 'codes'>,
  requestId: string,
): Promise<string | null> {
  const { pool, payments, config } = context;
  const code = (way: 'return' | 'back') => returnCode(config.secret, order.id, way);
  try {
    const codes = { return: code('return'), back: code('back') };
    const checkout = await payments.openCheckout({ ...order, codes });
    for (const method of checkout.refused) {
      await alarm('payment_method_refused', method);
    }
    if (await attachCheckout(pool, order.id, checkout)) return checkout.url;
    // Ended meanwhile, or another process was faster, with another page: there is only one to pay at.
    await payments.endCheckout(checkout.sessionId);
    return (await readOrder(pool, order.id))?.checkoutUrl ?? null;
  } catch (error) {
    if (error instanceof ProviderRefused) {
      await alarm('provider_refuses', `${error.code} ${error.param ?? ''}`.trim());
    }
    throw error;
  }

  async function alarm(kind: 'payment_method_refused' | 'provider_refuses', subject: string) {
    await inTransaction(pool, (tx) => raiseAlarm(tx, context.queue, { kind, subject, requestId }));
  }
}
