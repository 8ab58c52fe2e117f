import type { Stripe } from 'stripe';
import { admissions, type AdmissionId } from '@kongres/content/facts/admissions';
import { brand } from '@kongres/content/facts/brand';
import { pick } from '@kongres/content/facts/collection';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { formatEdition } from '@kongres/content/format/date';
import { backFromCheckout, orderPagePath, returnMark } from '@kongres/contract/paths';

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
export function checkoutParameters(
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
