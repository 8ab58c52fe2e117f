import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { vatPercent } from '@kongres/content/facts/tickets';
import {
  checkoutParameters,
  paymentMethods,
  type CheckoutOrder,
  type PaymentMethod,
} from './checkout-parameters.ts';

/** How long a payment method that Stripe refused is left out before it is tried again. */
const leaveOutMs = 10 * 60_000;

/** How long Stripe is asked for the same VAT rate, whatever it answered. */
const repeatMs = 60 * 60_000;

/** Opens checkouts at Stripe, each order's once, without the payment methods that Stripe refuses now. */
export function createSessions(stripe: Stripe, publicOrigin: string) {
  let taxRate: Promise<string> | undefined;

  /** Our VAT rate at Stripe, made on first use. A failure is not remembered. */
  function vatRate(): Promise<string> {
    taxRate ??= findOrCreateVatRate().catch((error: unknown) => {
      taxRate = undefined;
      throw error;
    });
    return taxRate;
  }

  async function findOrCreateVatRate(): Promise<string> {
    const rates = await stripe.taxRates.list({ active: true, limit: 100 });
    const found = rates.data.find(
      (rate) => !rate.inclusive && rate.percentage === vatPercent && rate.country === 'PL',
    );
    if (found) return found.id;
    const created = await stripe.taxRates.create(
      { display_name: 'VAT', percentage: vatPercent, inclusive: false, country: 'PL' },
      // Two processes with their first purchase at once make one rate; a failed or archived one is not repeated for long.
      { idempotencyKey: `vat-PL-${vatPercent}-${Math.floor(Date.now() / repeatMs)}` },
    );
    return created.id;
  }

  /** Methods that Stripe refuses, each until when it is left out. */
  const refused = new Map<PaymentMethod, number>();

  function methodsNow(): PaymentMethod[] {
    return paymentMethods.filter((method) => (refused.get(method) ?? 0) < Date.now());
  }

  return async function createSession(order: CheckoutOrder) {
    const vat = await vatRate();
    const refusedNow: PaymentMethod[] = [];
    let keySuffix: string[] = [];
    for (;;) {
      const methods = methodsNow();
      try {
        const session = await stripe.checkout.sessions.create(
          checkoutParameters(order, { vatRate: vat, methods, publicOrigin }),
          // Another request under the same key would be refused.
          { idempotencyKey: [order.id, ...leftOut(methods), ...keySuffix].join('-') },
        );
        return { session, refusedNow };
      } catch (error) {
        // A process with another secret or version asked before and nobody got its answer: a new page then.
        if (error instanceof Stripe.errors.StripeIdempotencyError && keySuffix.length === 0) {
          keySuffix = [randomUUID()];
          continue;
        }
        const method = refusedMethod(error, methods);
        if (!method || methods.length === 1) throw error;
        refused.set(method, Date.now() + leaveOutMs);
        refusedNow.push(method);
      }
    }
  };
}

function leftOut(methods: readonly PaymentMethod[]): PaymentMethod[] {
  return paymentMethods.filter((method) => !methods.includes(method));
}

/** The payment method that Stripe will not take, if that is what it complains about. */
function refusedMethod(
  error: unknown,
  methods: readonly PaymentMethod[],
): PaymentMethod | undefined {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return undefined;
  const { param = '', message } = error;
  if (!param.includes('payment_method_types')) return undefined;
  const index = Number(/\[(\d+)\]/.exec(param)?.[1] ?? Number.NaN);
  return methods[index] ?? methods.find((method) => message.includes(method));
}
