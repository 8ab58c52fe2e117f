import type { Stripe } from 'stripe';
import { createId, getUnixTime } from './ids.ts';
import { type Outcome, refuseRequest } from './outcome.ts';
import { toStoredMetadata } from './metadata.ts';
import type { StripeStore } from './store.ts';

export function createTaxRate(
  store: StripeStore,
  body: Stripe.TaxRateCreateParams,
): Outcome<Stripe.TaxRate> {
  if (body.percentage < 0 || body.percentage > 100) {
    return refuseRequest('Invalid percentage: must be between 0 and 100', { param: 'percentage' });
  }
  const rate: Stripe.TaxRate = {
    id: createId('txr'),
    object: 'tax_rate',
    active: body.active ?? true,
    country: body.country ?? null,
    created: getUnixTime(),
    description: body.description ?? null,
    display_name: body.display_name,
    effective_percentage: body.percentage,
    flat_amount: null,
    inclusive: body.inclusive,
    jurisdiction: body.jurisdiction ?? null,
    jurisdiction_level: null,
    livemode: false,
    metadata: toStoredMetadata(body.metadata),
    percentage: body.percentage,
    rate_type: 'percentage',
    state: body.state ?? null,
    tax_type: body.tax_type ?? null,
  };
  store.taxRates.set(rate.id, rate);
  return { ok: true, value: rate };
}

export function listTaxRates(
  store: StripeStore,
  { active, inclusive }: Stripe.TaxRateListParams,
): Stripe.TaxRate[] {
  return [...store.taxRates.values()]
    .toReversed()
    .filter((rate) => active === undefined || rate.active === active)
    .filter((rate) => inclusive === undefined || rate.inclusive === inclusive);
}

/** Integer arithmetic avoids rounding errors. */
export function calculateTax(amount: number, { percentage, inclusive }: Stripe.TaxRate): number {
  const parts = Math.round(percentage * 10_000);
  const whole = 1_000_000 + (inclusive ? parts : 0);
  return Math.round((amount * parts) / whole);
}
