import { createHash } from 'node:crypto';

/** How often a device says that it is still inside. */
export const renewAfterSeconds = 40;

/**
 * How long a signed address holds. Two renewals may fail and nobody notices; a device that ignores every refusal is out
 * when it ends, which together with what a player has loaded ahead stays under two minutes.
 */
export const pathSeconds = 110;

/**
 * The address of a room's own stream, which nginx opens without asking us: `/live/SIGNATURE.EXPIRY.TICKET/ROOM/`. It is
 * the form of nginx's `secure_link`, which knows no other hash than this one; the secret comes last and is long.
 */
export function streamPath(
  secret: string,
  { room, ticket, now }: { room: string; ticket: string; now: Date },
): string {
  const expiry = Math.floor(now.getTime() / 1000) + pathSeconds;
  const signature = createHash('md5')
    .update(`${expiry} ${room} ${ticket} ${secret}`)
    .digest('base64url');
  return `/live/${signature}.${expiry}.${ticket}/${room}/`;
}
