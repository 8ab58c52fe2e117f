import type { LanguageCode } from '../facts/languages.ts';
import { currency } from '../facts/tickets.ts';
import { getNumberFormat } from './cached-formats.ts';

export function formatNumber(value: number, code: LanguageCode): string {
  return getNumberFormat(code).format(value);
}

/** Whole amounts have no decimals: 299 zł. */
export function formatMoney(minor: number, code: LanguageCode): string {
  const digits = getFractionDigits(minor);
  // English formats would put the currency first, unlike the ticket cards.
  if (code.startsWith('en')) {
    return `${getNumberFormat(code, digits).format(minor / 100)}\u00a0${currency}`;
  }
  return getNumberFormat(code, { style: 'currency', currency, ...digits }).format(minor / 100);
}

export function formatArea(squareMetres: number, code: LanguageCode): string {
  return `${formatNumber(squareMetres, code)}\u00a0m²`;
}

export function formatAmount(minor: number, code: LanguageCode): string {
  return getNumberFormat(code, getFractionDigits(minor)).format(minor / 100);
}

function getFractionDigits(minor: number) {
  return { minimumFractionDigits: minor % 100 === 0 ? 0 : 2 };
}

/** The size of a file as a reader of the language expects it beside a link. */
export function formatBytes(bytes: number, code: LanguageCode): string {
  const isLarge = bytes >= 1_000_000;
  return getNumberFormat(code, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge || bytes < 10_000 ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1000));
}
