import type { Stripe } from 'stripe';
import { refuseRequest, type Refused } from './outcome.ts';

/** Stripe stores values as strings and removes empty ones. */
export function toStoredMetadata(sent: Stripe.Emptyable<Stripe.MetadataParam> | undefined) {
  const entries = Object.entries(sent || {}).filter(([, value]) => value !== null && value !== '');
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}

export function refuseMetadata(
  sent: Stripe.Emptyable<Stripe.MetadataParam> | undefined,
  param: string,
): Refused | null {
  const entries = Object.entries(sent || {});
  if (entries.length > 50) return refuseRequest('Metadata can hold up to 50 keys', { param });
  for (const [key, value] of entries) {
    if (key.length > 40 || String(value).length > 500) {
      return refuseRequest('Metadata keys hold up to 40 characters, values up to 500', {
        param: `${param}[${key}]`,
      });
    }
  }
  return null;
}
