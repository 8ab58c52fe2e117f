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

/** A call to the payment provider that came to nothing; anything else that is thrown is a fault of ours. */
export class ProviderFailure extends Error {
  override name = 'ProviderFailure';
}

/** The payment provider cannot be asked now; the buyer may try again. */
export class ProviderUnavailable extends ProviderFailure {
  override name = 'ProviderUnavailable';
}

/** The payment provider understood and said no: asking again the same way is of no use. */
export class ProviderRefused extends ProviderFailure {
  override name = 'ProviderRefused';
  /** Stripe's own word for why, and what of the request it is about. */
  readonly code: string;
  readonly param: string | null;

  constructor(cause: InstanceType<typeof Stripe.errors.StripeError>) {
    super(cause.type, { cause });
    this.code = cause.code ?? cause.type;
    this.param = cause.param ?? null;
  }
}

/** Nobody waits for Stripe any more: its last answers were all failures. */
export class ProviderGivenUp extends ProviderUnavailable {
  override name = 'ProviderGivenUp';
}

/** The same request is being answered at this moment; what it asks for comes into being without us. */
function isAskedTwice(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  return error.code === 'idempotency_key_in_use';
}

const refusals = [
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeIdempotencyError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
];

function isRefusal(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return refusals.some((refusal) => error instanceof refusal);
}

/** A request that Stripe understood and refused says nothing about its health. */
function isOutage(error: unknown): boolean {
  return !isRefusal(error);
}

/** A buyer hears from us within five seconds, whatever Stripe does; the rest is for our own part. */
const patienceMs = 3500;

/** Nobody listens for the end of a call that was answered in time, and telling it is not free. */
const giveUp = { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false };

const atOnce = 20;
const inLine = 100;

/** How it stands between us and the payment provider. */
export interface CallState {
  isGivenUp: boolean;
  running: number;
  waiting: number;
}

/**
 * After five failures in a row nobody waits for Stripe any more until one call in five seconds gets
 * through; and never more than twenty wait at a time. Every other way it fails is named the same.
 */
export function protectCalls() {
  const places = bulkhead(atOnce, inLine);
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: 5000,
    breaker: new ConsecutiveBreaker(5),
  });
  const policy = wrap(
    // Around everything: whoever waits for a place waits no longer than whoever has one.
    timeout(patienceMs, giveUp),
    places,
    breaker,
    timeout(patienceMs, giveUp),
    // Stripe's limit is for one second; a moment later there is room again.
    retry(handleType(Stripe.errors.StripeRateLimitError), {
      maxAttempts: 4,
      backoff: new ConstantBackoff(600),
    }),
  );
  async function call<Result>(ask: () => Promise<Result>): Promise<Result> {
    try {
      return await policy.execute(ask);
    } catch (error) {
      if (isRefusal(error) && !isAskedTwice(error)) throw new ProviderRefused(error);
      if (error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError) {
        throw new ProviderGivenUp(error.name, { cause: error });
      }
      if (isUnavailable(error)) {
        throw new ProviderUnavailable(error.name, { cause: error });
      }
      throw error;
    }
  }

  const state = (): CallState => ({
    isGivenUp: breaker.state !== CircuitState.Closed,
    running: atOnce - places.executionSlots,
    waiting: inLine - places.queueSlots,
  });
  return { call, state };
}

function isUnavailable(error: unknown): error is Error {
  return error instanceof TaskCancelledError || error instanceof Stripe.errors.StripeError;
}
