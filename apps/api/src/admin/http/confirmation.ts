import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const windowMs = 5 * 60_000;
/** How long a code can be good for at most. */
export const confirmationSeconds = (2 * windowMs) / 1000;

interface Asked {
  session: string;
  call: string;
  body: unknown;
}

/**
 * What a call that asks once more is answered with, and must be made again with: good for this session, this call and
 * exactly this content, for five to ten minutes. No two are the same, so that each can be used up.
 */
export function confirmationOf(secret: string, asked: Asked, now: Date): string {
  const nonce = randomBytes(9).toString('base64url');
  return `${nonce}.${signatureOf(secret, nonce, asked, windowOf(now))}`;
}

export function isConfirmed(
  secret: string,
  asked: Asked,
  code: unknown,
  now: Date,
): code is string {
  if (typeof code !== 'string') return false;
  const [nonce = '', signature = ''] = code.split('.');
  return [windowOf(now), windowOf(now) - 1].some((window) =>
    areEqual(signature, signatureOf(secret, nonce, asked, window)),
  );
}

function windowOf(now: Date): number {
  return Math.floor(now.getTime() / windowMs);
}

function signatureOf(secret: string, nonce: string, asked: Asked, window: number): string {
  const { session, call, body } = asked;
  const text = JSON.stringify(['confirm', nonce, window, session, call, body]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function areEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
