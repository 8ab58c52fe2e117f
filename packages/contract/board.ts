import * as z from 'zod/mini';

/** Own stream, embedded player or external link. */
const sourceKinds = ['stream', 'frame', 'link'] as const;

const localized = z.record(z.string(), z.string());

/** Live changes on top of the published programme, at most two seconds old. */
export const boardResponse = z.object({
  rooms: z.array(
    z.object({
      id: z.string(),
      /** Only for rooms that are not in the programme. */
      name: z.nullable(localized),
      isOpen: z.boolean(),
      kind: z.enum(sourceKinds),
      /** Null for the own stream. */
      host: z.nullable(z.string()),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      isCancelled: z.boolean(),
      starts: z.nullable(z.iso.datetime()),
      ends: z.nullable(z.iso.datetime()),
      room: z.nullable(z.string()),
    }),
  ),
  word: z.nullable(z.object({ id: z.int(), text: localized, at: z.iso.datetime() })),
});

export type BoardResponse = z.infer<typeof boardResponse>;
