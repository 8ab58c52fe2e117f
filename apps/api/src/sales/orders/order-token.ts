import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** What a link is made from. The version goes up when an order changes hands: older links end. */
interface LinkedOrder {
  id: string;
  tokenVersion: number;
}

/** Opens an order's page. Derived, so that it never lies anywhere; the database knows its hash only. */
export function orderToken(secret: string, { id, tokenVersion }: LinkedOrder): string {
  return keyed(secret, `order ${id}${versionMark(tokenVersion)}`).toString('base64url');
}

/** Tells which secret a token was made with, and nothing about the secret. */
export function tokenKey(secret: string): Buffer {
  return keyed(secret, 'token key').subarray(0, 8);
}

/** The payment page's two ways back: after paying, and without. */
export const waysBack = ['return', 'back'] as const;
export type WayBack = (typeof waysBack)[number];

/**
 * What the payment page gets to see instead of the order's token. Derived like it, because asking for
 * the same checkout again must say the same.
 */
export function returnCode(secret: string, orderId: string, way: WayBack): string {
  return keyed(secret, `${way} ${orderId}`).toString('base64url');
}

/** Letters and digits that nobody mistakes for one another, on paper or over the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLetters = 16;

/**
 * The code on a ticket: about 79 bits in four groups of four. Derived, so that an order that had to be
 * recovered from the payment provider has the code again that its buyer has on paper.
 */
export function ticketCode(secret: string, { id, tokenVersion }: LinkedOrder): string {
  const letters: string[] = [];
  for (let round = 0; letters.length < codeLetters; round += 1) {
    const bytes = keyed(secret, `ticket ${id}${versionMark(tokenVersion)} ${round}`);
    // Bytes beyond the last whole alphabet are left out, or its first letters would come more often.
    const even = bytes.filter((byte) => byte < 256 - (256 % alphabet.length));
    for (const byte of even) letters.push(alphabet[byte % alphabet.length] ?? '');
  }
  return letters
    .slice(0, codeLetters)
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-');
}

/** A client, to count by and not to read. */
export function hashClient(secret: string, client: string): Buffer {
  return keyed(secret, `client ${client}`);
}

/**
 * The same key for another ticket or address is another attempt: a mended typo must not find the old order,
 * and an order that was placed without a consent gets none by a repeated call.
 */
export function hashAttempt(
  key: string,
  ticket: string,
  email: string,
  consentVersion: number | null = null,
): Buffer {
  const consent = consentVersion === null ? [] : [consentVersion];
  return createHash('sha256')
    .update(JSON.stringify([key, ticket, email.toLowerCase(), ...consent]))
    .digest();
}

/**
 * A ticket that is issued for a reason to a person: known again when the same is asked for twice. Of another shape than a
 * buyer's attempt, so that no key a buyer makes up is ever this one.
 */
export function hashIssue(origin: string, ticket: string, email: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['issued', origin, ticket, email.toLowerCase(), 'once']))
    .digest();
}

/** Links from before there were versions have none. */
function versionMark(version: number): string {
  return version === 0 ? '' : ` ${version}`;
}

/** Made once for each secret: a key takes longer to make than to use. */
const keys = new Map<string, KeyObject>();

function keyed(secret: string, text: string): Buffer {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return createHmac('sha256', key).update(text).digest();
}

/** The code on a ticket as it is stored, from however it was typed or read aloud; null if it is none. */
export function ticketCodeIn(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
  return letters.length === codeLetters ? letters.replaceAll(/.{4}(?=.)/g, '$&-') : null;
}
