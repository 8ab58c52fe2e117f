import type { Stripe } from 'stripe';
import { type Outcome, refuse } from './outcome.ts';

type Session = Stripe.Checkout.Session;

/** Who pays, as typed on the payment page; null plays a payment that came without it. */
export interface Payer {
  name?: string | null | undefined;
  address?: Partial<Record<AddressField, string | undefined>> | null | undefined;
  country?: string | undefined;
}

export const addressFields = ['line1', 'line2', 'postal_code', 'city', 'state'] as const;
type AddressField = (typeof addressFields)[number];

/** What the page begins with, as a browser fills in its owner's address, and what a hand gives that says nothing. */
export const somebody = {
  name: 'Jan Kowalski',
  country: 'PL',
  address: { line1: 'ul. Próbna 1/2', postal_code: '50-001', city: 'Wrocław' },
};

/** As long as Stripe takes a text. */
const longest = 5000;
const withoutPostalCodes = ['AE', 'HK', 'IE', 'PA', 'QA'];

/** The name and address that a completed session shows, or what Stripe's page would complain about. */
export function readPayer(
  session: Session,
  payer: Payer,
): Outcome<{ name: string | null; address: Stripe.Address | null }> {
  const asksName = session.name_collection?.individual?.enabled ?? false;
  const asksAddress = session.billing_address_collection === 'required';
  const name = payer.name === undefined ? (asksName ? somebody.name : null) : payer.name;
  const typed = payer.address === undefined ? (asksAddress ? somebody.address : {}) : payer.address;
  const country = payer.country || somebody.country;
  const part = (field: AddressField) => (typed as Payer['address'])?.[field] ?? null;
  const address = typed && {
    line1: part('line1'),
    line2: part('line2'),
    postal_code: part('postal_code'),
    city: part('city'),
    state: part('state'),
    country,
  };
  for (const text of [name, ...Object.values(address ?? {})]) {
    if (text && text.length > longest) return refuse('This is too long', { param: 'payer' });
  }
  return { ok: true, value: { name, address } };
}

/** Whether the page lets this through: what it asks for, it wants. */
export function isComplete(session: Session, payer: Payer): boolean {
  const { name, address, country = somebody.country } = payer;
  if (session.name_collection?.individual?.enabled && !name?.trim()) return false;
  if (session.billing_address_collection !== 'required') return true;
  const wanted: AddressField[] = withoutPostalCodes.includes(country)
    ? ['line1', 'city']
    : ['line1', 'city', 'postal_code'];
  return /^[A-Z]{2}$/.test(country) && wanted.every((field) => address?.[field]?.trim());
}
