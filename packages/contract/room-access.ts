import * as z from 'zod/mini';
import { recordingsRoomPrefix } from './paths.ts';

/** Random id, new for each page that enters. */
const device = z.string().check(z.regex(/^[\w-]{43}$/));

export const roomId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

const sessionId = /[a-z0-9-]{1,120}/.source;

/** A recording is watched in a room of its own: `recordings/opening`. */
const recordingRoom = z
  .string()
  .check(z.regex(new RegExp(`^${recordingsRoomPrefix}/${sessionId}$`)));

const roomOrRecording = z.union([roomId, recordingRoom]);

/**
 * Authenticated by the order token as bearer. `isAgreed` confirms that check-in ends the right of
 * withdrawal.
 */
export const enterRoomRequest = z.object({
  device,
  room: roomOrRecording,
  isAgreed: z.optional(z.boolean()),
});

export type EnterRoomRequest = z.infer<typeof enterRoomRequest>;

/** The room may differ from the one that was entered. */
export const renewSeatRequest = z.object({
  device,
  room: roomOrRecording,
  generation: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)),
});

export type RenewSeatRequest = z.infer<typeof renewSeatRequest>;

const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stream') }),
  z.object({ kind: z.enum(['frame', 'link']), host: z.string(), address: z.string() }),
]);

export type RoomAccessSource = z.infer<typeof source>;

/** Expires, so the client renews it well before. */
export const roomAccessResponse = z.object({
  generation: z.int(),
  room: z.string(),
  /** Prefix of the signed stream files; expires. Null if no signing key is configured. */
  path: z.nullable(z.string()),
  source,
  renewAfterSeconds: z.int(),
});

export type RoomAccessResponse = z.infer<typeof roomAccessResponse>;
