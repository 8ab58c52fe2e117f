import type { Stripe } from 'stripe';

export function readTaxId(typed: string): Stripe.Checkout.Session.CustomerDetails.TaxId | null {
  const value = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (/^\d{10}$/.test(value)) return { type: 'pl_nip', value };
  if (/^PL\d{10}$/.test(value)) return { type: 'eu_vat', value };
  if (/^(?!PL)[A-Z]{2}[A-Z0-9]{8,12}$/.test(value)) return { type: 'eu_vat', value };
  return null;
}
