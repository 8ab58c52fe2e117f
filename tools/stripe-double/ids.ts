import { randomBytes } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Same format and length as Stripe's ids, so that too narrow columns fail. */
export function createId(prefix: string): string {
  const length = prefix === 'cs_test' ? 58 : 24;
  const tail = Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
  return `${prefix}_${tail}`;
}

export function getUnixTime(): number {
  return Math.floor(Date.now() / 1000);
}
