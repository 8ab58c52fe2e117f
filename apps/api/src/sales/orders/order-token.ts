import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';

/** The version increases when the order changes hands, which invalidates older links. */
interface LinkedOrder {
  id: string;
  tokenVersion: number;
}

/** Opens the order page. Derived, not stored: the database knows only its hash. */
export function deriveOrderToken(secret: string, { id, tokenVersion }: LinkedOrder): string {
  return computeHmac(secret, `order ${id}${formatVersionSuffix(tokenVersion)}`).toString(
    'base64url',
  );
}

/** Identifies the secret of a token without revealing it. */
export function deriveTokenKey(secret: string): Buffer {
  return computeHmac(secret, 'token key').subarray(0, 8);
}

/** Stripe's success URL and cancel URL. */
export const returnKinds = ['return', 'back'] as const;
export type ReturnKind = (typeof returnKinds)[number];

/**
 * Stands in for the order token in the URLs sent to Stripe. Deterministic, because Stripe rejects an
 * idempotency key that is reused with other parameters.
 */
export function deriveReturnCode(secret: string, orderId: string, kind: ReturnKind): string {
  return computeHmac(secret, `${kind} ${orderId}`).toString('base64url');
}

/** Without 0, 1, I, L and O, which are easily confused. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 16;

/**
 * Ticket code of about 79 bits in four groups of four. Derived, so that an order recovered from
 * Stripe keeps the code that is printed on the buyer's ticket.
 */
export function deriveTicketCode(secret: string, { id, tokenVersion }: LinkedOrder): string {
  const letters: string[] = [];
  for (let round = 0; letters.length < codeLength; round += 1) {
    const bytes = computeHmac(secret, `ticket ${id}${formatVersionSuffix(tokenVersion)} ${round}`);
    // Rejection sampling: a plain modulo would favour the first letters.
    const unbiased = bytes.filter((byte) => byte < 256 - (256 % alphabet.length));
    for (const byte of unbiased) letters.push(alphabet[byte % alphabet.length] ?? '');
  }
  return letters
    .slice(0, codeLength)
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-');
}

/** Keyed, because the address space is small enough to enumerate. */
export function hashClient(secret: string, client: string): Buffer {
  return computeHmac(secret, `client ${client}`);
}

/**
 * Includes ticket, address and consent: a corrected typo must not find the old order, and a repeated
 * request must not add consent to an order placed without it.
 */
export function hashIdempotencyKey(
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

/** The array differs in shape from `hashIdempotencyKey`, so that no buyer's key can collide with it. */
export function hashIssuedTicket(origin: string, ticket: string, email: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['issued', origin, ticket, email.toLowerCase(), 'once']))
    .digest();
}

/** Version 0 has no suffix, which keeps links valid that predate versions. */
function formatVersionSuffix(version: number): string {
  return version === 0 ? '' : ` ${version}`;
}

/** Creating a key costs more than using it. */
const secretKeys = new Map<string, KeyObject>();

function computeHmac(secret: string, text: string): Buffer {
  const key = secretKeys.get(secret) ?? createSecretKey(secret, 'utf8');
  secretKeys.set(secret, key);
  return createHmac('sha256', key).update(text).digest();
}

/** Normalises a typed ticket code to the stored format; null if it is not a code. */
export function parseTicketCode(text: string): string | null {
  const letters = text.toUpperCase().replaceAll(/[^\dA-Z]/g, '');
  return letters.length === codeLength ? letters.replaceAll(/.{4}(?=.)/g, '$&-') : null;
}
