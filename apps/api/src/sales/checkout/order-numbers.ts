import { breaksOf, type Pool } from '../../platform/db/connection.ts';
import type { Payments } from '../payments/payments.ts';
import { raiseNumbers } from '../orders/order-queries.ts';

export interface OrderNumbers {
  /** Returns once it is certain that no number is given twice; throws when Stripe cannot be asked. */
  ready: () => Promise<void>;
}

/**
 * An older database that was restored would give numbers again that buyers already hold. Stripe knows
 * every number for which a payment was asked: so before the first order, and again after every broken
 * connection, without which no database is ever replaced, ours are raised above Stripe's newest.
 */
export function createOrderNumbers(
  pool: Pool,
  payments: Pick<Payments, 'newestNumber'>,
): OrderNumbers {
  let checked: { breaks: number; done: Promise<void> } | undefined;

  async function check() {
    await raiseNumbers(pool, await payments.newestNumber());
  }

  return {
    ready: () => {
      const breaks = breaksOf(pool);
      if (checked?.breaks !== breaks) {
        const attempt = { breaks, done: check() };
        checked = attempt;
        attempt.done.catch(() => {
          if (checked === attempt) checked = undefined;
        });
      }
      return checked.done;
    },
  };
}
