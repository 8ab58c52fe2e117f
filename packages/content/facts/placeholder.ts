/** Facts nobody has decided yet. `npm run launch-check` lists them, and where they show. */
export const placeholders: { fact: string; value: unknown }[] = [];

/** Marks a value as standing in for the real one; the value itself passes through unchanged. */
export function placeholder<const T>(fact: string, value: T): T {
  placeholders.push({ fact, value });
  return value;
}
