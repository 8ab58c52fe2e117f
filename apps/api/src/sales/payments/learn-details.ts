import type { PaymentContext } from './payment-context.ts';
import type { Logger } from '../../platform/log.ts';
import { ProviderGivenUp } from './protect-calls.ts';
import { listUnexplained, saveDetail } from './detail-queries.ts';

/** So many in a round: Stripe's limit is better spent on buyers. What was paid long ago is asked for in the same way. */
const atMost = 100;

const nothing = { method: null, fee: null };

/**
 * Asks Stripe how each payment was made and what it kept of it. Nobody waits for that, so it is not asked while somebody
 * pays. What cannot be told yet, or could not be asked, is asked for again.
 */
export async function learnDetails(
  { pool, payments, now }: Pick<PaymentContext, 'pool' | 'payments' | 'now'>,
  log: Logger,
): Promise<void> {
  for (const { orderId, number, paymentId } of await listUnexplained(pool, now(), atMost)) {
    try {
      const detail = await payments.readDetail(paymentId);
      await saveDetail(pool, orderId, detail ?? nothing, now());
    } catch (error) {
      if (error instanceof ProviderGivenUp) {
        log.warn({ err: error }, 'Stripe cannot be asked about fees');
        return;
      }
      log.error({ err: error, order: number }, 'a payment that could not be explained');
      await saveDetail(pool, orderId, nothing, now());
    }
  }
}
