import { createHmac, timingSafeEqual } from 'node:crypto';

const windowMs = 5 * 60_000;

interface Asked {
  session: string;
  call: string;
  body: unknown;
}

/**
 * What a call that asks once more is answered with, and must be made again with: good for this session, this call and
 * exactly this content, for five to ten minutes.
 */
export function confirmationOf(secret: string, { session, call, body }: Asked, now: Date): string {
  return codeAt(secret, [session, call, JSON.stringify(body)], windowOf(now));
}

export function isConfirmed(secret: string, asked: Asked, code: unknown, now: Date): boolean {
  if (typeof code !== 'string') return false;
  const parts = [asked.session, asked.call, JSON.stringify(asked.body)];
  return [windowOf(now), windowOf(now) - 1].some((window) =>
    areEqual(code, codeAt(secret, parts, window)),
  );
}

function windowOf(now: Date): number {
  return Math.floor(now.getTime() / windowMs);
}

function codeAt(secret: string, parts: readonly string[], window: number): string {
  const text = JSON.stringify(['confirm', window, ...parts]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

function areEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
