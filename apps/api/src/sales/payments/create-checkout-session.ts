import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { vatPercent } from '@kongres/content/facts/tickets';
import { admissions, type AdmissionId } from '@kongres/content/facts/admissions';
import { brand } from '@kongres/content/facts/brand';
import { getRow } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { formatEdition } from '@kongres/content/format/date';
import { checkoutReturnParameter, orderPagePath, returnCodePrefix } from '@kongres/contract/paths';

/** How long a payment method is left out after Stripe has refused it. */
const exclusionMs = 10 * 60_000;

const vatRateKeyLifetimeMs = 60 * 60_000;

/** Opens one Stripe checkout per order, without payment methods that Stripe currently refuses. */
export function createCheckoutSessionFactory(stripe: Stripe, publicOrigin: string) {
  let cachedVatRateId: Promise<string> | undefined;

  /** Created on first use; a failure is not cached. */
  function getVatRateId(): Promise<string> {
    cachedVatRateId ??= findOrCreateVatRate().catch((error: unknown) => {
      cachedVatRateId = undefined;
      throw error;
    });
    return cachedVatRateId;
  }

  async function findOrCreateVatRate(): Promise<string> {
    const rates = await stripe.taxRates.list({ active: true, limit: 100 });
    const existing = rates.data.find(
      (rate) => !rate.inclusive && rate.percentage === vatPercent && rate.country === 'PL',
    );
    if (existing) return existing.id;
    const created = await stripe.taxRates.create(
      { display_name: 'VAT', percentage: vatPercent, inclusive: false, country: 'PL' },
      // Concurrent first purchases create one rate; the time bucket retries after a failed or archived rate.
      { idempotencyKey: `vat-PL-${vatPercent}-${Math.floor(Date.now() / vatRateKeyLifetimeMs)}` },
    );
    return created.id;
  }

  const excludedUntil = new Map<PaymentMethod, number>();

  function listAvailableMethods(): PaymentMethod[] {
    return paymentMethods.filter((method) => (excludedUntil.get(method) ?? 0) < Date.now());
  }

  return async function createCheckoutSession(order: CheckoutOrder) {
    const vatRateId = await getVatRateId();
    const newlyRefused: PaymentMethod[] = [];
    let keySuffix: string[] = [];
    for (;;) {
      const methods = listAvailableMethods();
      try {
        const session = await stripe.checkout.sessions.create(
          buildCheckoutParameters(order, { vatRate: vatRateId, methods, publicOrigin }),
          // Stripe rejects an idempotency key that is reused with other parameters.
          { idempotencyKey: [order.id, ...listExcludedMethods(methods), ...keySuffix].join('-') },
        );
        return { session, newlyRefused };
      } catch (error) {
        // A process with another secret or release used the key before: open a new page.
        if (error instanceof Stripe.errors.StripeIdempotencyError && keySuffix.length === 0) {
          keySuffix = [randomUUID()];
          continue;
        }
        const method = findRefusedMethod(error, methods);
        if (!method || methods.length === 1) throw error;
        excludedUntil.set(method, Date.now() + exclusionMs);
        newlyRefused.push(method);
      }
    }
  };
}

function listExcludedMethods(methods: readonly PaymentMethod[]): PaymentMethod[] {
  return paymentMethods.filter((method) => !methods.includes(method));
}

function findRefusedMethod(
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
  checkoutExpiresAt: Date;
  consentedAt: Date | null;
  consentVersion: number | null;
  /** Single-use codes that open the order after payment and after cancelling the checkout. */
  codes: { return: string; back: string };
}

export const paymentMethods = ['card', 'blik', 'p24'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

const locales = { pl: 'pl', 'en-GB': 'en-GB', 'en-US': 'en', de: 'de', es: 'es' } as const;

/** Metadata from which a lost order is recovered; also set on the payment, which outlives the session. */
export const metadataKeys = {
  id: 'order_id',
  number: 'kongres_number',
  ticket: 'kongres_ticket',
  language: 'kongres_language',
  net: 'kongres_net',
  /** Current address and link version; only set after the owner has changed. */
  email: 'kongres_email',
  tokenVersion: 'kongres_link',
  /** Version of the accepted wording, and when it was accepted. */
  consent: 'kongres_consent',
} as const;

/** Of the buyer's input only email address and language are passed on to Stripe. */
function buildCheckoutParameters(
  order: CheckoutOrder,
  {
    vatRate,
    methods,
    publicOrigin,
  }: { vatRate: string; methods: readonly PaymentMethod[]; publicOrigin: string },
): Stripe.Checkout.SessionCreateParams {
  const { path } = getRow(languages, order.language);
  const metadata = {
    [metadataKeys.id]: order.id,
    [metadataKeys.number]: String(order.number),
    [metadataKeys.ticket]: order.ticket,
    [metadataKeys.language]: order.language,
    [metadataKeys.net]: String(order.netMinor),
    ...(order.consentedAt && {
      [metadataKeys.consent]: `${order.consentVersion} ${order.consentedAt.toISOString()}`,
    }),
  };
  const page = `${publicOrigin}/${path}/${orderPagePath}`;
  const name = getRow(admissions, order.ticket).name;
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
    expires_at: Math.floor(order.checkoutExpiresAt.getTime() / 1000),
    success_url: `${page}#${returnCodePrefix}${order.codes.return}`,
    cancel_url: `${page}?${checkoutReturnParameter}#${returnCodePrefix}${order.codes.back}`,
  };
}
