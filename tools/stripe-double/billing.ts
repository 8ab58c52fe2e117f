import type { Stripe } from 'stripe';
import { type Outcome, refuseRequest } from './outcome.ts';

type Session = Stripe.Checkout.Session;

export interface Payer {
  name?: string | null | undefined;
  address?: Partial<Record<AddressField, string | undefined>> | null | undefined;
  country?: string | undefined;
}

export const addressFields = ['line1', 'line2', 'postal_code', 'city', 'state'] as const;
type AddressField = (typeof addressFields)[number];

export const defaultPayer = {
  name: 'Jan Kowalski',
  country: 'PL',
  address: { line1: 'ul. Próbna 1/2', postal_code: '50-001', city: 'Wrocław' },
};

const maxTextLength = 5000;
const withoutPostalCodes = ['AE', 'HK', 'IE', 'PA', 'QA'];

export function readPayer(
  session: Session,
  payer: Payer,
): Outcome<{ name: string | null; address: Stripe.Address | null }> {
  const asksName = session.name_collection?.individual?.enabled ?? false;
  const asksAddress = session.billing_address_collection === 'required';
  const name = payer.name === undefined ? (asksName ? defaultPayer.name : null) : payer.name;
  const typed =
    payer.address === undefined ? (asksAddress ? defaultPayer.address : {}) : payer.address;
  const country = payer.country || defaultPayer.country;
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
    if (text && text.length > maxTextLength)
      return refuseRequest('This is too long', { param: 'payer' });
  }
  return { ok: true, value: { name, address } };
}

export function isComplete(session: Session, payer: Payer): boolean {
  const { name, address, country = defaultPayer.country } = payer;
  if (session.name_collection?.individual?.enabled && !name?.trim()) return false;
  if (session.billing_address_collection !== 'required') return true;
  const wanted: AddressField[] = withoutPostalCodes.includes(country)
    ? ['line1', 'city']
    : ['line1', 'city', 'postal_code'];
  return /^[A-Z]{2}$/.test(country) && wanted.every((field) => address?.[field]?.trim());
}
