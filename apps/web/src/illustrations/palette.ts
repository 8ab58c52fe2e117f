import { edition } from '@kongres/content/facts/edition';
import tokens from '@kongres/ui/tokens.css?raw';
import { getDayColourNumber } from './day-colour-number.ts';

/** A colour token as written in tokens.css, for standalone drawings. */
export function getColour(token: string): string {
  const [, value] = new RegExp(`--${token}:\\s*([^;]+);`).exec(tokens) ?? [];
  if (!value) throw new Error(`there is no token --${token}`);
  return value;
}

/** Ordered from cold to hot. */
export const pens = [1, 2, 3, 4, 5, 6, 7].map((pen) => getColour(`d${pen}`));

/** Pen of every congress day. */
export const dayColours = Array.from({ length: edition.dayCount }, (_, index) =>
  getColour(`d${getDayColourNumber(index + 1)}`),
);

export function getLoudColour(day: number): string {
  return getColour(`d${getDayColourNumber(day)}-loud`);
}
