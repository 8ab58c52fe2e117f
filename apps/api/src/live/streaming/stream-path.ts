import { createHash } from 'node:crypto';

export const renewAfterSeconds = 40;

/**
 * Tolerates two failed renewals. A device without access stops within two minutes, including what its player
 * has buffered.
 */
export const streamPathSeconds = 110;

/**
 * Returns `/live/SIGNATURE.EXPIRY.TICKET/ROOM/`, which nginx verifies with `secure_link` without calling the API.
 * `secure_link` supports only MD5; the secret is long and comes last.
 */
export function signStreamPath(
  secret: string,
  { room, ticket, now }: { room: string; ticket: string; now: Date },
): string {
  const expiry = Math.floor(now.getTime() / 1000) + streamPathSeconds;
  const signature = createHash('md5')
    .update(`${expiry} ${room} ${ticket} ${secret}`)
    .digest('base64url');
  return `/live/${signature}.${expiry}.${ticket}/${room}/`;
}
