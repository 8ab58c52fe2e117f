/** Facts that are not decided yet. `npm run launch-check` lists them with their usages. */
export const placeholders: { fact: string; value: unknown }[] = [];

/** Marks a value as provisional and returns it unchanged. */
export function markPlaceholder<const T>(fact: string, value: T): T {
  placeholders.push({ fact, value });
  return value;
}
