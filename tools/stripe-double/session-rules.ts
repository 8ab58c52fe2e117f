import type { Stripe } from 'stripe';
import { refuseMetadata } from './metadata.ts';
import { getUnixTime } from './ids.ts';
import { refuseRequest, refuseMissing, type Refused } from './outcome.ts';
import type { StripeStore } from './store.ts';

type Params = Stripe.Checkout.SessionCreateParams;

const longestSessionSeconds = 24 * 60 * 60;
const polishMethods = ['blik', 'p24'];
const smallestCharge: Record<string, number> = { pln: 200, eur: 50, usd: 50, gbp: 30 };

/** Parameters that change the amount and are not supported: ignoring them would give wrong prices. */
const unsupportedParams = [
  'discounts',
  'optional_items',
  'shipping_options',
  'subscription_data',
  'setup_intent_data',
] as const satisfies (keyof Params)[];

/** Refusals beyond the SDK's types. */
export function refuseSession(store: StripeStore, body: Params): Refused | null {
  return (
    refuseShape(body) ??
    refuseAddress(body.success_url, 'success_url') ??
    refuseAddress(body.cancel_url, 'cancel_url') ??
    refuseExpiry(store, body.expires_at) ??
    refuseBuyer(body) ??
    refuseMetadata(body.metadata, 'metadata') ??
    refuseMetadata(body.payment_intent_data?.metadata, 'payment_intent_data[metadata]') ??
    refuseLines(store, body) ??
    refuseMethods(store, body)
  );
}

export function refuseAmount(total: number, currency: string): Refused | null {
  const smallest = smallestCharge[currency] ?? 1;
  if (total === 0 || total >= smallest) return null;
  return refuseRequest(
    `The Checkout Session's total amount due must add up to at least ${smallest}`,
    {
      code: 'amount_too_small',
    },
  );
}

function refuseShape(body: Params): Refused | null {
  for (const param of unsupportedParams) {
    if (body[param] !== undefined)
      return refuseRequest(`fake-stripe imitates no ${param}`, { param });
  }
  if ((body.mode ?? 'payment') !== 'payment') {
    return refuseRequest('fake-stripe imitates payment mode only', { param: 'mode' });
  }
  if ((body.ui_mode ?? 'hosted_page') !== 'hosted_page') {
    return refuseRequest('fake-stripe imitates the hosted page only', { param: 'ui_mode' });
  }
  if (body.automatic_tax?.enabled) {
    return refuseRequest('fake-stripe imitates no automatic tax', { param: 'automatic_tax' });
  }
  if (!body.success_url) return refuseAbsent('success_url');
  if (!body.line_items?.length) return refuseAbsent('line_items');
  return null;
}

function refuseAbsent(param: string): Refused {
  return refuseRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

function refuseAddress(address: string | undefined, param: string): Refused | null {
  if (address === undefined || /^https?:\/\/./.test(address)) return null;
  return refuseRequest('Invalid URL: An explicit scheme (such as https) must be provided.', {
    code: 'url_invalid',
    param,
  });
}

function refuseExpiry(store: StripeStore, expiresAt: number | undefined): Refused | null {
  if (expiresAt === undefined) return null;
  const ahead = expiresAt - getUnixTime();
  if (ahead >= store.shortestSessionSeconds && ahead <= longestSessionSeconds) return null;
  return refuseRequest(
    ahead > longestSessionSeconds
      ? 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.'
      : 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    { param: 'expires_at' },
  );
}

function refuseBuyer({ customer_email: email, client_reference_id: reference }: Params) {
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    return refuseRequest('Invalid email address', {
      code: 'email_invalid',
      param: 'customer_email',
    });
  }
  if (reference !== undefined && reference.length > 200) {
    return refuseRequest('Invalid string: must be at most 200 characters', {
      param: 'client_reference_id',
    });
  }
  return null;
}

function refuseLines(store: StripeStore, { line_items: lines = [] }: Params): Refused | null {
  for (const [index, line] of lines.entries()) {
    const param = `line_items[${index}]`;
    const data = line.price_data;
    if (line.price) return refuseMissing('price', line.price, `${param}[price]`, 400);
    if (!data) return refuseAbsent(`${param}[price_data]`);
    if (data.product) {
      return refuseMissing('product', data.product, `${param}[price_data][product]`, 400);
    }
    if (!data.product_data?.name) return refuseAbsent(`${param}[price_data][product_data][name]`);
    if (data.unit_amount === undefined) return refuseAbsent(`${param}[price_data][unit_amount]`);
    if (data.recurring) {
      return refuseRequest('You must use `subscription` mode with recurring prices', {
        param: `${param}[price_data][recurring]`,
      });
    }
    if (data.unit_amount < 0) {
      return refuseRequest('Invalid non-negative integer', {
        code: 'parameter_invalid_integer',
        param: `${param}[price_data][unit_amount]`,
      });
    }
    if (line.quantity === undefined) return refuseAbsent(`${param}[quantity]`);
    if (line.quantity < 1) {
      return refuseRequest('This value must be greater than or equal to 1.', {
        code: 'parameter_invalid_integer',
        param: `${param}[quantity]`,
      });
    }
    if (!/^[a-z]{3}$/i.test(data.currency)) {
      return refuseRequest('Invalid currency', { param: `${param}[price_data][currency]` });
    }
    if (data.currency.toLowerCase() !== getCurrency(lines)) {
      return refuseRequest('All line items must have the same currency', {
        param: `${param}[price_data][currency]`,
      });
    }
    for (const [place, id] of (line.tax_rates ?? []).entries()) {
      const rate = store.taxRates.get(id);
      if (!rate) return refuseMissing('tax rate', id, `${param}[tax_rates][${place}]`, 400);
      if (!rate.active) {
        return refuseRequest(`The tax rate ${id} is inactive`, {
          param: `${param}[tax_rates][${place}]`,
        });
      }
    }
  }
  return null;
}

function refuseMethods(
  { switches: { inactiveMethods } }: StripeStore,
  { allowed_payment_method_types: methods = [], line_items: lines }: Params,
): Refused | null {
  const inactive = methods.findIndex((method) => inactiveMethods.some((name) => name === method));
  if (inactive >= 0) {
    return refuseRequest(
      `The payment method type ${methods[inactive]} is not active for this account. Activate it in the Dashboard's payment settings and try again.`,
      { param: `allowed_payment_method_types[${inactive}]` },
    );
  }
  const currency = getCurrency(lines);
  const polish = methods.findIndex((method) => polishMethods.includes(method));
  if (polish < 0 || currency === 'pln') return null;
  return refuseRequest(
    `The payment method \`${methods[polish]}\` cannot be used with the currency ${currency}; it needs pln.`,
    { param: `allowed_payment_method_types[${polish}]` },
  );
}

/** Stripe accepts `PLN` and returns `pln`. */
export function getCurrency(lines: Params['line_items']): string {
  return (lines?.[0]?.price_data?.currency ?? '').toLowerCase();
}
