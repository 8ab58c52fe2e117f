import { edition } from '@kongres/content/facts/edition';
import tokens from '@kongres/ui/tokens.css?raw';
import { penOfDay } from './pen-of-day.ts';

/** A colour as the tokens define it, for drawings that stand in files of their own. */
export function colour(token: string): string {
  const [, value] = new RegExp(`--${token}:\\s*([^;]+);`).exec(tokens) ?? [];
  if (!value) throw new Error(`there is no token --${token}`);
  return value;
}

/** The seven pens, cold to hot. */
export const pens = [1, 2, 3, 4, 5, 6, 7].map((pen) => colour(`d${pen}`));

/** The pen of every congress day, from the first to the last. */
export const dayPens = Array.from({ length: edition.dayCount }, (_, index) =>
  colour(`d${penOfDay(index + 1)}`),
);

/** The colour of a day's posters. */
export function loudColour(day: number): string {
  return colour(`d${penOfDay(day)}-loud`);
}
