import type { LanguageCode } from '../facts/languages.ts';

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
