import type { Stripe } from 'stripe';
import { refuseMetadata } from './metadata.ts';
import { secondsNow } from './new-id.ts';
import { refuse, refuseMissing, type Refused } from './outcome.ts';
import type { World } from './world.ts';

type Params = Stripe.Checkout.SessionCreateParams;

const longestSessionSeconds = 24 * 60 * 60;
const polishMethods = ['blik', 'p24'];
const smallestCharge: Record<string, number> = { pln: 200, eur: 50, usd: 50, gbp: 30 };

/** These change the amount in ways this server does not compute: silence would be a wrong price. */
const notImitated = [
  'discounts',
  'optional_items',
  'shipping_options',
  'subscription_data',
  'setup_intent_data',
] as const satisfies (keyof Params)[];

/** What Stripe refuses although the SDK's types allow it. */
export function refuseSession(world: World, body: Params): Refused | null {
  return (
    refuseShape(body) ??
    refuseAddress(body.success_url, 'success_url') ??
    refuseAddress(body.cancel_url, 'cancel_url') ??
    refuseExpiry(world, body.expires_at) ??
    refuseBuyer(body) ??
    refuseMetadata(body.metadata, 'metadata') ??
    refuseMetadata(body.payment_intent_data?.metadata, 'payment_intent_data[metadata]') ??
    refuseLines(world, body) ??
    refuseMethods(world, body)
  );
}

export function refuseAmount(total: number, currency: string): Refused | null {
  const smallest = smallestCharge[currency] ?? 1;
  if (total === 0 || total >= smallest) return null;
  return refuse(`The Checkout Session's total amount due must add up to at least ${smallest}`, {
    code: 'amount_too_small',
  });
}

function refuseShape(body: Params): Refused | null {
  for (const param of notImitated) {
    if (body[param] !== undefined) return refuse(`fake-stripe imitates no ${param}`, { param });
  }
  if ((body.mode ?? 'payment') !== 'payment') {
    return refuse('fake-stripe imitates payment mode only', { param: 'mode' });
  }
  if ((body.ui_mode ?? 'hosted_page') !== 'hosted_page') {
    return refuse('fake-stripe imitates the hosted page only', { param: 'ui_mode' });
  }
  if (body.automatic_tax?.enabled) {
    return refuse('fake-stripe imitates no automatic tax', { param: 'automatic_tax' });
  }
  if (!body.success_url) return refuseAbsent('success_url');
  if (!body.line_items?.length) return refuseAbsent('line_items');
  return null;
}

function refuseAbsent(param: string): Refused {
  return refuse(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

function refuseAddress(address: string | undefined, param: string): Refused | null {
  if (address === undefined || /^https?:\/\/./.test(address)) return null;
  return refuse('Invalid URL: An explicit scheme (such as https) must be provided.', {
    code: 'url_invalid',
    param,
  });
}

function refuseExpiry(world: World, expiresAt: number | undefined): Refused | null {
  if (expiresAt === undefined) return null;
  const ahead = expiresAt - secondsNow();
  if (ahead >= world.shortestSessionSeconds && ahead <= longestSessionSeconds) return null;
  return refuse(
    ahead > longestSessionSeconds
      ? 'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.'
      : 'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
    { param: 'expires_at' },
  );
}

function refuseBuyer({ customer_email: email, client_reference_id: reference }: Params) {
  if (email !== undefined && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    return refuse('Invalid email address', { code: 'email_invalid', param: 'customer_email' });
  }
  if (reference !== undefined && reference.length > 200) {
    return refuse('Invalid string: must be at most 200 characters', {
      param: 'client_reference_id',
    });
  }
  return null;
}

function refuseLines(world: World, { line_items: lines = [] }: Params): Refused | null {
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
      return refuse('You must use `subscription` mode with recurring prices', {
        param: `${param}[price_data][recurring]`,
      });
    }
    if (data.unit_amount < 0) {
      return refuse('Invalid non-negative integer', {
        code: 'parameter_invalid_integer',
        param: `${param}[price_data][unit_amount]`,
      });
    }
    if (line.quantity === undefined) return refuseAbsent(`${param}[quantity]`);
    if (line.quantity < 1) {
      return refuse('This value must be greater than or equal to 1.', {
        code: 'parameter_invalid_integer',
        param: `${param}[quantity]`,
      });
    }
    if (!/^[a-z]{3}$/i.test(data.currency)) {
      return refuse('Invalid currency', { param: `${param}[price_data][currency]` });
    }
    if (data.currency.toLowerCase() !== currencyOf(lines)) {
      return refuse('All line items must have the same currency', {
        param: `${param}[price_data][currency]`,
      });
    }
    for (const [place, id] of (line.tax_rates ?? []).entries()) {
      const rate = world.taxRates.get(id);
      if (!rate) return refuseMissing('tax rate', id, `${param}[tax_rates][${place}]`, 400);
      if (!rate.active) {
        return refuse(`The tax rate ${id} is inactive`, {
          param: `${param}[tax_rates][${place}]`,
        });
      }
    }
  }
  return null;
}

function refuseMethods(
  { switches: { inactiveMethods } }: World,
  { allowed_payment_method_types: methods = [], line_items: lines }: Params,
): Refused | null {
  const inactive = methods.findIndex((method) => inactiveMethods.some((name) => name === method));
  if (inactive >= 0) {
    return refuse(
      `The payment method type ${methods[inactive]} is not active for this account. Activate it in the Dashboard's payment settings and try again.`,
      { param: `allowed_payment_method_types[${inactive}]` },
    );
  }
  const currency = currencyOf(lines);
  const foreign = methods.findIndex((method) => polishMethods.includes(method));
  if (foreign < 0 || currency === 'pln') return null;
  return refuse(
    `The payment method \`${methods[foreign]}\` cannot be used with the currency ${currency}; it needs pln.`,
    { param: `allowed_payment_method_types[${foreign}]` },
  );
}

/** Stripe takes `PLN` and answers `pln`. */
export function currencyOf(lines: Params['line_items']): string {
  return (lines?.[0]?.price_data?.currency ?? '').toLowerCase();
}
