import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
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

/** A failed call to the payment provider; any other error is a bug in this application. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}

/** The payment provider is temporarily unavailable; a retry may succeed. */
export class ProviderUnavailableError extends ProviderError {
  override name = 'ProviderUnavailableError';
}

/** The payment provider rejected the request; a retry will fail again. */
export class ProviderRejectedError extends ProviderError {
  override name = 'ProviderRejectedError';
  readonly code: string;
  readonly param: string | null;

  constructor(cause: InstanceType<typeof Stripe.errors.StripeError>) {
    super(cause.type, { cause });
    this.code = cause.code ?? cause.type;
    this.param = cause.param ?? null;
  }
}

/** The call was not made: the circuit is open or the queue is full. */
export class CircuitOpenError extends ProviderUnavailableError {
  override name = 'CircuitOpenError';
}

/** The first request with this idempotency key is still in progress and may succeed. */
function isDuplicateRequest(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  return error.code === 'idempotency_key_in_use';
}

const rejectionTypes = [
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeIdempotencyError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
];

function isRejection(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return rejectionTypes.some((refusal) => error instanceof refusal);
}

/** Rejected requests do not count as an outage for the circuit breaker. */
function isOutage(error: unknown): boolean {
  return !isRejection(error);
}

/** Leaves 1.5 seconds of the 5-second response limit to the API itself. */
const timeoutMs = 3500;

/** `abortOnReturn` costs time and nothing listens for the abort. */
const timeoutOptions = { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false };

const maxConcurrentCalls = 20;
const maxQueuedCalls = 100;

export interface CallState {
  isCircuitOpen: boolean;
  running: number;
  queued: number;
}

/**
 * Wraps calls to Stripe with a timeout, at most 20 concurrent calls, a circuit breaker and retries after
 * rate limiting. The circuit opens after five consecutive failures and tries one call after five seconds.
 */
export function createCircuitBreaker() {
  const slots = bulkhead(maxConcurrentCalls, maxQueuedCalls);
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: 5000,
    breaker: new ConsecutiveBreaker(5),
  });
  const policy = wrap(
    // The outer timeout includes the time in the queue.
    timeout(timeoutMs, timeoutOptions),
    slots,
    breaker,
    timeout(timeoutMs, timeoutOptions),
    // Stripe's rate limit is per second.
    retry(handleType(Stripe.errors.StripeRateLimitError), {
      maxAttempts: 4,
      backoff: new ConstantBackoff(600),
    }),
  );
  async function call<Result>(request: () => Promise<Result>): Promise<Result> {
    try {
      return await policy.execute(request);
    } catch (error) {
      if (isRejection(error) && !isDuplicateRequest(error)) throw new ProviderRejectedError(error);
      if (error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError) {
        throw new CircuitOpenError(error.name, { cause: error });
      }
      if (isUnavailable(error)) {
        throw new ProviderUnavailableError(error.name, { cause: error });
      }
      throw error;
    }
  }

  const getState = (): CallState => ({
    isCircuitOpen: breaker.state !== CircuitState.Closed,
    running: maxConcurrentCalls - slots.executionSlots,
    queued: maxQueuedCalls - slots.queueSlots,
  });
  return { call, state: getState };
}

function isUnavailable(error: unknown): error is Error {
  return error instanceof TaskCancelledError || error instanceof Stripe.errors.StripeError;
}
