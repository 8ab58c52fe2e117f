import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Ids look like Stripe's, length included, so that a column too narrow for them fails here. */
export function newId(prefix: string): string {
  const length = prefix === 'cs_test' ? 58 : 24;
  const tail = Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
  return `${prefix}_${tail}`;
}

export function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}
