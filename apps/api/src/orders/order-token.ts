import { createHash, createHmac } from 'node:crypto';

/** Opens an order's page. Derived, so that it never lies anywhere; the database knows its hash only. */
export function orderToken(secret: string, orderId: string): string {
  return createHmac('sha256', secret).update(`order ${orderId}`).digest('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A client, to count by and not to read. */
export function hashClient(secret: string, client: string): Buffer {
  return createHmac('sha256', secret).update(`client ${client}`).digest();
}

/** The same key for another ticket or address is another attempt: a mended typo must not find the old order. */
export function hashAttempt(key: string, ticket: string, email: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([key, ticket, email.toLowerCase()]))
    .digest();
}
