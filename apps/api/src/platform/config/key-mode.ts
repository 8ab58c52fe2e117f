/** Whether a key of Stripe's takes money or only plays; null for what is no key of its kind. */
export function keyMode(secretKey: string): 'live' | 'test' | null {
  const [, mode = null] = /^[rs]k_(live|test)_/.exec(secretKey) ?? [];
  return mode as 'live' | 'test' | null;
}
