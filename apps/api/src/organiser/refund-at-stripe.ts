import type { Config } from '../config.ts';
import { scrub } from '../http/log.ts';
import { createPayments } from '../payments/payments.ts';
import { ProviderUnavailable } from '../payments/protect-calls.ts';
import { Refusal } from './refusal.ts';

export async function refundAtStripe(
  config: Pick<Config, 'stripe' | 'publicOrigin'>,
  orderId: string,
  paymentId: string,
): Promise<void> {
  try {
    await createPayments(config).refund(orderId, paymentId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    const reason = error.cause instanceof Error ? scrub(error.cause.message) : error.message;
    throw new Refusal(`Stripe gave nothing back and the order is as it was: ${reason}`, {
      cause: error,
    });
  }
}
