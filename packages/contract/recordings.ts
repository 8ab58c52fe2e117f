import * as z from 'zod/mini';

const localized = z.record(z.string(), z.string());

export const recordingsResponse = z.object({
  recordings: z.array(
    z.object({
      session: z.string(),
      seconds: z.int(),
      /** Workshop recordings are limited to some tickets; the others see that they exist. */
      isOpen: z.boolean(),
      /** In seconds; null if not started. */
      watched: z.nullable(z.int()),
    }),
  ),
  materials: z.array(
    z.object({
      id: z.int(),
      session: z.string(),
      name: localized,
      /** The signed path is requested separately. */
      file: z.nullable(z.object({ name: z.string(), bytes: z.int() })),
      address: z.nullable(z.string()),
    }),
  ),
  last: z.nullable(z.string()),
});

export type RecordingsResponse = z.infer<typeof recordingsResponse>;

export const savePlaybackPositionRequest = z.object({
  session: z.string().check(z.regex(/^[a-z0-9-]{1,120}$/)),
  seconds: z.int().check(z.minimum(0), z.maximum(86_400)),
});

export type SavePlaybackPositionRequest = z.infer<typeof savePlaybackPositionRequest>;

export const materialRequest = z.object({
  id: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)),
});

/** Signed path, valid for two minutes. */
export const materialResponse = z.object({ path: z.string() });
