import type { Stripe } from 'stripe';
import { newId, secondsNow } from './new-id.ts';
import { type Outcome, refuse } from './outcome.ts';
import { storedMetadata } from './metadata.ts';
import type { World } from './world.ts';

export function createTaxRate(
  world: World,
  body: Stripe.TaxRateCreateParams,
): Outcome<Stripe.TaxRate> {
  if (body.percentage < 0 || body.percentage > 100) {
    return refuse('Invalid percentage: must be between 0 and 100', { param: 'percentage' });
  }
  const rate: Stripe.TaxRate = {
    id: newId('txr'),
    object: 'tax_rate',
    active: body.active ?? true,
    country: body.country ?? null,
    created: secondsNow(),
    description: body.description ?? null,
    display_name: body.display_name,
    effective_percentage: body.percentage,
    flat_amount: null,
    inclusive: body.inclusive,
    jurisdiction: body.jurisdiction ?? null,
    jurisdiction_level: null,
    livemode: false,
    metadata: storedMetadata(body.metadata),
    percentage: body.percentage,
    rate_type: 'percentage',
    state: body.state ?? null,
    tax_type: body.tax_type ?? null,
  };
  world.taxRates.set(rate.id, rate);
  return { ok: true, value: rate };
}

export function taxRatesNewestFirst(
  world: World,
  { active, inclusive }: Stripe.TaxRateListParams,
): Stripe.TaxRate[] {
  return [...world.taxRates.values()]
    .toReversed()
    .filter((rate) => active === undefined || rate.active === active)
    .filter((rate) => inclusive === undefined || rate.inclusive === inclusive);
}

/** Four decimals of a percentage are whole numbers, so that 0.29 of 100 is not 28.999. */
export function taxOf(amount: number, { percentage, inclusive }: Stripe.TaxRate): number {
  const parts = Math.round(percentage * 10_000);
  const whole = 1_000_000 + (inclusive ? parts : 0);
  return Math.round((amount * parts) / whole);
}
