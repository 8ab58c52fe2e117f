import type { LanguageCode } from '../facts/languages.ts';
import { currency } from '../facts/tickets.ts';
import { numberFormat } from './made-once.ts';

export function formatNumber(value: number, code: LanguageCode): string {
  return numberFormat(code).format(value);
}

/** Whole amounts lose their zeros: a price list reads better with 299 zł than with 299,00 zł. */
export function formatMoney(minor: number, code: LanguageCode): string {
  const digits = digitsOf(minor);
  // English would say "PLN 299" beside the card's "299 PLN net": one order of number and currency.
  if (code.startsWith('en')) {
    return `${numberFormat(code, digits).format(minor / 100)}\u00a0${currency}`;
  }
  return numberFormat(code, { style: 'currency', currency, ...digits }).format(minor / 100);
}

export function formatArea(squareMetres: number, code: LanguageCode): string {
  return `${formatNumber(squareMetres, code)}\u00a0m²`;
}

/** The bare figure, for layouts that set the currency apart. */
export function formatAmount(minor: number, code: LanguageCode): string {
  return numberFormat(code, digitsOf(minor)).format(minor / 100);
}

function digitsOf(minor: number) {
  return { minimumFractionDigits: minor % 100 === 0 ? 0 : 2 };
}

/** The size of a file as a reader of the language expects it beside a link. */
export function formatBytes(bytes: number, code: LanguageCode): string {
  const isLarge = bytes >= 1_000_000;
  return numberFormat(code, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge || bytes < 10_000 ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1000));
}
