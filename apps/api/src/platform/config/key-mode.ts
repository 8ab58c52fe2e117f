/** Mode of a Stripe secret or restricted key; null for any other text. */
export function getKeyMode(secretKey: string): 'live' | 'test' | null {
  const [, mode = null] = /^[rs]k_(live|test)_/.exec(secretKey) ?? [];
  return mode as 'live' | 'test' | null;
}
