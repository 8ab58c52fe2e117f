import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  ConsecutiveBreaker,
  ConstantBackoff,
  handleType,
  handleWhen,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { Stripe } from 'stripe';

/** The payment provider cannot be asked now; the buyer may try again. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** A request that Stripe understood and refused says nothing about its health. */
function isOutage(error: unknown): boolean {
  return !(error instanceof Stripe.errors.StripeInvalidRequestError);
}

/** A buyer hears from us within five seconds, whatever Stripe does; the rest is for our own part. */
const patienceMs = 3500;

/**
 * After five failures in a row nobody waits for Stripe any more until one call in five seconds gets
 * through; and never more than twenty wait at a time. Every other way it fails is named the same.
 */
export function protectCalls() {
  const policy = wrap(
    // Around everything: whoever waits for a place waits no longer than whoever has one.
    timeout(patienceMs, TimeoutStrategy.Aggressive),
    bulkhead(20, 100),
    circuitBreaker(handleWhen(isOutage), {
      halfOpenAfter: 5000,
      breaker: new ConsecutiveBreaker(5),
    }),
    timeout(patienceMs, TimeoutStrategy.Aggressive),
    // Stripe's limit is for one second; a moment later there is room again.
    retry(handleType(Stripe.errors.StripeRateLimitError), {
      maxAttempts: 4,
      backoff: new ConstantBackoff(600),
    }),
  );
  return async function call<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      return await policy.execute(ask);
    } catch (error) {
      if (isUnavailable(error)) {
        throw new ProviderUnavailable(error.name, { cause: error });
      }
      throw error;
    }
  };
}

const signs = [
  BrokenCircuitError,
  BulkheadRejectedError,
  TaskCancelledError,
  Stripe.errors.StripeError,
];

function isUnavailable(error: unknown): error is Error {
  return signs.some((sign) => error instanceof sign);
}
