import * as z from 'zod/mini';
import { recordingsRoom } from './paths.ts';

/** The random name of a device, made anew by each page that enters. */
const device = z.string().check(z.regex(/^[\w-]{43}$/));

export const roomId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const sessionId = /[a-z0-9-]{1,120}/.source;

/** A recording is a room of its own to whoever watches it: `recordings/opening`. */
const recordingRoom = z.string().check(z.regex(new RegExp(`^${recordingsRoom}/${sessionId}$`)));

const place = z.union([roomId, recordingRoom]);

/**
 * Goes into a room with a ticket, the order's token as bearer. `isAgreed` says that the person was told that the first
 * entry ends the right to withdraw, and agreed.
 */
export const enterRequest = z.object({ device, room: place, isAgreed: z.optional(z.boolean()) });

export type EnterRequest = z.infer<typeof enterRequest>;

/** Says that the device is still inside; the room may be another by now. */
export const renewRequest = z.object({
  device,
  room: place,
  generation: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)),
});

export type RenewRequest = z.infer<typeof renewRequest>;

/** What the room shows to who is inside. */
const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stream') }),
  z.object({ kind: z.enum(['frame', 'link']), host: z.string(), address: z.string() }),
]);

export type InsideSource = z.infer<typeof source>;

/** The way into the room. It ends by itself, so the device asks for the next one well before. */
export const insideAnswer = z.object({
  generation: z.int(),
  room: z.string(),
  /** Under this address lies what only who is inside may have; it ends by itself. Null where we cannot sign one. */
  path: z.nullable(z.string()),
  source,
  /** When to ask again, in seconds. */
  renewAfterSeconds: z.int(),
});

export type InsideAnswer = z.infer<typeof insideAnswer>;
