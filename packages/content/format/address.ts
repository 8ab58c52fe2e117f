import type { LanguageCode } from '../facts/languages.ts';
import { organiser } from '../facts/organiser.ts';

/** An address as a payment page takes it; the country by its two letters. */
export interface PostalAddress {
  line1: string | null;
  line2: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
}

/** The lines of an address as they stand on a letter, the country in the reader's language. */
export function addressLines(
  { line1, line2, postalCode, city, region }: PostalAddress,
  country: string | null,
  code: LanguageCode,
): string[] {
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [line1, line2, place, region, country && countryName(country, code)].filter(
    (line): line is string => Boolean(line),
  );
}

/** What is no country's code is shown as it is. */
export function countryName(country: string, code: LanguageCode): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([code], { type: 'region' }).of(country) ?? country;
}

/** The organiser's address in a line; who reads another language may not know the country. */
export function organiserAddress(code: LanguageCode): string {
  const { street, postcode, city, country } = organiser;
  const isAtHome = new Intl.Locale(code).maximize().region === country;
  const parts = [street, `${postcode} ${city}`, isAtHome ? '' : countryName(country, code)];
  return parts.filter(Boolean).join(', ');
}
