import type { LanguageCode } from '../facts/languages.ts';
import { organiser } from '../facts/organiser.ts';

export interface PostalAddress {
  line1: string | null;
  line2: string | null;
  postalCode: string | null;
  city: string | null;
  region: string | null;
}

export function formatAddressLines(
  { line1, line2, postalCode, city, region }: PostalAddress,
  country: string | null,
  code: LanguageCode,
): string[] {
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [line1, line2, place, region, country && formatCountryName(country, code)].filter(
    (line): line is string => Boolean(line),
  );
}

/** Unknown codes are returned unchanged. */
export function formatCountryName(country: string, code: LanguageCode): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([code], { type: 'region' }).of(country) ?? country;
}

/** The organiser's address in one line, with the country for foreign languages. */
export function formatOrganiserAddress(code: LanguageCode): string {
  const { street, postcode, city, country } = organiser;
  const isAtHome = new Intl.Locale(code).maximize().region === country;
  const parts = [street, `${postcode} ${city}`, isAtHome ? '' : formatCountryName(country, code)];
  return parts.filter(Boolean).join(', ');
}
