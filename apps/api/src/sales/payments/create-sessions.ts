import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { vatPercent } from '@kongres/content/facts/tickets';
import { admissions, type AdmissionId } from '@kongres/content/facts/admissions';
import { brand } from '@kongres/content/facts/brand';
import { pick } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { formatEdition } from '@kongres/content/format/date';
import { backFromCheckout, orderPagePath, returnMark } from '@kongres/contract/paths';

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

export interface CheckoutOrder {
  id: string;
  number: number;
  ticket: AdmissionId;
  email: string;
  language: LanguageCode;
  netMinor: number;
  currency: string;
  sessionEndsAt: Date;
  consentedAt: Date | null;
  consentVersion: number | null;
  /** What opens the order for whoever comes back, once: from paying, and from giving up. */
  codes: { return: string; back: string };
}

export const paymentMethods = ['card', 'blik', 'p24'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const locales = { pl: 'pl', 'en-GB': 'en-GB', 'en-US': 'en', de: 'de', es: 'es' } as const;

/** What an order is rebuilt from, should our database lose it. Kept on the payment, which outlives the session. */
export const metadataNames = {
  id: 'order_id',
  number: 'kongres_number',
  ticket: 'kongres_ticket',
  language: 'kongres_language',
  net: 'kongres_net',
  /** Where the order was moved to, and which of its links is the one that opens it. */
  email: 'kongres_email',
  tokenVersion: 'kongres_link',
  /** The wording that the buyer agreed to, and when. */
  consent: 'kongres_consent',
} as const;

/** What Stripe is asked to show and collect. Of the buyer's call only address and language are in it. */
function checkoutParameters(
  order: CheckoutOrder,
  {
    vatRate,
    methods,
    publicOrigin,
  }: { vatRate: string; methods: readonly PaymentMethod[]; publicOrigin: string },
): Stripe.Checkout.SessionCreateParams {
  const { path } = pick(languages, order.language);
  const metadata = {
    [metadataNames.id]: order.id,
    [metadataNames.number]: String(order.number),
    [metadataNames.ticket]: order.ticket,
    [metadataNames.language]: order.language,
    [metadataNames.net]: String(order.netMinor),
    ...(order.consentedAt && {
      [metadataNames.consent]: `${order.consentVersion} ${order.consentedAt.toISOString()}`,
    }),
  };
  const page = `${publicOrigin}/${path}/${orderPagePath}`;
  const name = pick(admissions, order.ticket).name;
  return {
    mode: 'payment',
    client_reference_id: order.id,
    metadata,
    payment_intent_data: { metadata },
    customer_email: order.email,
    locale: locales[order.language],
    allowed_payment_method_types: [...methods],
    adaptive_pricing: { enabled: false },
    name_collection: { individual: { enabled: true, optional: false } },
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    line_items: [
      {
        quantity: 1,
        tax_rates: [vatRate],
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.netMinor,
          tax_behavior: 'exclusive',
          product_data: {
            name: `${brand.full}: ${name}`,
            description: formatEdition(order.language, 'long'),
          },
        },
      },
    ],
    expires_at: Math.floor(order.sessionEndsAt.getTime() / 1000),
    success_url: `${page}#${returnMark}${order.codes.return}`,
    cancel_url: `${page}?${backFromCheckout}#${returnMark}${order.codes.back}`,
  };
}
