import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const windowMs = 5 * 60_000;
export const confirmationSeconds = (2 * windowMs) / 1000;

interface ConfirmationSubject {
  session: string;
  call: string;
  body: unknown;
}

/**
 * Binds a code to session, call and exact body for 5 to 10 minutes. The nonce makes every code
 * unique, so that it can be used up.
 */
export function createConfirmation(
  secret: string,
  subject: ConfirmationSubject,
  now: Date,
): string {
  const nonce = randomBytes(9).toString('base64url');
  return `${nonce}.${signConfirmation(secret, nonce, subject, getTimeWindow(now))}`;
}

export function isConfirmationValid(
  secret: string,
  subject: ConfirmationSubject,
  code: unknown,
  now: Date,
): code is string {
  if (typeof code !== 'string') return false;
  const [nonce = '', signature = ''] = code.split('.');
  return [getTimeWindow(now), getTimeWindow(now) - 1].some((window) =>
    isEqualInConstantTime(signature, signConfirmation(secret, nonce, subject, window)),
  );
}

function getTimeWindow(now: Date): number {
  return Math.floor(now.getTime() / windowMs);
}

function signConfirmation(
  secret: string,
  nonce: string,
  subject: ConfirmationSubject,
  window: number,
): string {
  const { session, call, body } = subject;
  const text = JSON.stringify(['confirm', nonce, window, session, call, body]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function isEqualInConstantTime(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
