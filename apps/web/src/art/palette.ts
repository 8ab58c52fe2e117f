import tokens from '../ui/tokens.css?raw';

/** A colour as the tokens define it, for drawings that stand in files of their own. */
export function colour(token: string): string {
  const [, value] = new RegExp(`--${token}:\\s*([^;]+);`).exec(tokens) ?? [];
  if (!value) throw new Error(`there is no token --${token}`);
  return value;
}

/** The seven pens, Monday to Sunday. */
export const pens = [1, 2, 3, 4, 5, 6, 7].map((day) => colour(`d${day}`));
