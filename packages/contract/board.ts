import * as z from 'zod/mini';

/** What a room shows: our own stream, another host's player, or a place that a link leads to. */
const sourceKinds = ['stream', 'frame', 'link'] as const;

const localized = z.record(z.string(), z.string());

/**
 * What the hosts of the congress have changed about today, the same for everybody and at most a second or two old. The
 * programme itself stands in the site; nothing here opens a door.
 */
export const boardAnswer = z.object({
  rooms: z.array(
    z.object({
      id: z.string(),
      /** Only where the programme does not name it. */
      name: z.nullable(localized),
      isOpen: z.boolean(),
      kind: z.enum(sourceKinds),
      /** Whose page or player it is, unless it is our own stream. */
      host: z.nullable(z.string()),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      isCancelled: z.boolean(),
      /** Where it was moved to; null for what stays as it was. */
      starts: z.nullable(z.iso.datetime()),
      ends: z.nullable(z.iso.datetime()),
      room: z.nullable(z.string()),
    }),
  ),
  /** What is said to everybody inside. */
  word: z.nullable(z.object({ id: z.int(), text: localized, at: z.iso.datetime() })),
});

export type BoardAnswer = z.infer<typeof boardAnswer>;
