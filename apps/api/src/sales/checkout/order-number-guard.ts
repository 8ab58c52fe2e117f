import { countBrokenConnections, type Pool } from '../../platform/db/connection.ts';
import type { Payments } from '../payments/payments.ts';
import { raiseOrderNumbers } from '../orders/order.queries.ts';

export interface OrderNumberGuard {
  /** Throws when Stripe is unavailable, because a number could then be assigned twice. */
  ensureNumbersUnused: () => Promise<void>;
}

/**
 * Raises the number sequence above Stripe's newest order number, once per database connection.
 * A database restored from an older backup would otherwise assign numbers that buyers already hold.
 */
export function createOrderNumberGuard(
  pool: Pool,
  payments: Pick<Payments, 'readNewestOrderNumber'>,
): OrderNumberGuard {
  let checked: { breaks: number; done: Promise<void> } | undefined;

  async function raiseSequence() {
    await raiseOrderNumbers(pool, await payments.readNewestOrderNumber());
  }

  return {
    ensureNumbersUnused: () => {
      const breaks = countBrokenConnections(pool);
      if (checked?.breaks !== breaks) {
        const currentCheck = { breaks, done: raiseSequence() };
        checked = currentCheck;
        currentCheck.done.catch(() => {
          if (checked === currentCheck) checked = undefined;
        });
      }
      return checked.done;
    },
  };
}
