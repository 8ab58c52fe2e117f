import type { PaymentContext } from './payment-context.ts';
import type { Logger } from '../../platform/log.ts';
import { CircuitOpenError } from './circuit-breaker.ts';
import { listPaymentsWithoutDetails, savePaymentDetails } from './payment-detail.queries.ts';

/** Leaves most of Stripe's rate limit to buyers. */
const batchSize = 100;

const noDetails = { method: null, fee: null };

/**
 * Fetches method and fee of each payment from Stripe, apart from settlement, which does not need them.
 * Missing values are fetched again later.
 */
export async function fetchPaymentDetails(
  { pool, payments, now }: Pick<PaymentContext, 'pool' | 'payments' | 'now'>,
  log: Logger,
): Promise<void> {
  for (const { orderId, number, paymentId } of await listPaymentsWithoutDetails(
    pool,
    now(),
    batchSize,
  )) {
    try {
      const detail = await payments.readPaymentDetail(paymentId);
      await savePaymentDetails(pool, orderId, detail ?? noDetails, now());
    } catch (error) {
      if (error instanceof CircuitOpenError) {
        log.warn({ event: 'payment_details_paused', err: error }, 'Stripe is unavailable');
        return;
      }
      const details = { event: 'payment_details_failed', order: number, err: error };
      log.error(details, 'Payment details could not be fetched');
      await savePaymentDetails(pool, orderId, noDetails, now());
    }
  }
}
