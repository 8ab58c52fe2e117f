import type { Stripe } from 'stripe';
import type { PostalAddress } from '@kongres/content/format/address';

/** What an invoice needs of a buyer. */
export interface BillingDetails {
  buyerName: string | null;
  companyName: string | null;
  taxId: string | null;
  billingAddress: PostalAddress | null;
  country: string | null;
}

/** More is no name and no street: Stripe takes ten times as much. */
const longest = 500;

/** What a buyer typed at Stripe about who is invoiced. Checkouts from before names were asked for have less. */
export function billingDetails(
  buyer: Stripe.Checkout.Session.CustomerDetails | null,
): BillingDetails {
  const taxId = clean(buyer?.tax_ids?.[0]?.value);
  const name = clean(buyer?.name);
  const personName = clean(buyer?.individual_name);
  // Where no person was asked for, a name beside a tax id is the company's.
  const companyName = clean(buyer?.business_name) ?? (taxId && !personName ? name : null);
  const address = buyer?.address;
  return {
    buyerName: personName ?? (name === companyName ? null : name),
    companyName,
    taxId,
    billingAddress: address ? filled(address) : null,
    country: clean(address?.country),
  };
}

/** Null where nothing but a country was given. */
function filled(address: Stripe.Address): PostalAddress | null {
  const parts = {
    line1: clean(address.line1),
    line2: clean(address.line2),
    postalCode: clean(address.postal_code),
    city: clean(address.city),
    region: clean(address.state),
  };
  return Object.values(parts).some(Boolean) ? parts : null;
}

/**
 * What a buyer typed, as the database can keep it and a page can show it: PostgreSQL takes no NUL, and
 * marks that turn the direction of writing would garble what stands beside them.
 */
function clean(text: string | null | undefined): string | null {
  const printable = text
    ?.toWellFormed()
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (!printable) return null;
  return printable.length > longest
    ? Array.from(printable).slice(0, longest).join('').trim()
    : printable;
}
