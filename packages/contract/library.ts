import * as z from 'zod/mini';

const localized = z.record(z.string(), z.string());

/** What a ticket has of the sessions that are over, and what their speakers hand out. */
export const libraryAnswer = z.object({
  recordings: z.array(
    z.object({
      session: z.string(),
      seconds: z.int(),
      /** Those of workshops are for some tickets; the others are told that there are some. */
      isOpen: z.boolean(),
      /** How far it has been watched with this ticket; null where nobody began. */
      watched: z.nullable(z.int()),
    }),
  ),
  materials: z.array(
    z.object({
      id: z.int(),
      session: z.string(),
      name: localized,
      /** A file of ours is asked for, and its way is signed then. */
      file: z.nullable(z.object({ name: z.string(), bytes: z.int() })),
      address: z.nullable(z.string()),
    }),
  ),
  /** The recording that was watched last. */
  last: z.nullable(z.string()),
});

export type LibraryAnswer = z.infer<typeof libraryAnswer>;

/** How far a recording has been watched. */
export const watchedRequest = z.object({
  session: z.string().check(z.regex(/^[a-z0-9-]{1,120}$/)),
  seconds: z.int().check(z.minimum(0), z.maximum(86_400)),
});

export type WatchedRequest = z.infer<typeof watchedRequest>;

export const materialRequest = z.object({
  id: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)),
});

/** Where the file lies for the next two minutes. */
export const materialAnswer = z.object({ path: z.string() });
