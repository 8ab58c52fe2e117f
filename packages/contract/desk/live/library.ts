import * as z from 'zod/mini';
import { sessionId, source, typedWords } from './live.ts';

export const recordingRequest = z.object({
  id: sessionId,
  source,
  minutes: z.int().check(z.minimum(1), z.maximum(1440)),
});
export const recordingRemoveRequest = z.object({ id: sessionId });

export const materialLinkRequest = z.object({
  id: sessionId,
  name: typedWords,
  address: z.string().check(z.maxLength(500)),
});

/** The file itself is the body; what is said of it stands in the address. */
export const materialFileQuery = z.object({
  id: sessionId,
  file: z.string().check(z.minLength(1), z.maxLength(255)),
  /** By language, as JSON. */
  name: z.string().check(z.maxLength(2000)),
});

export const materialRemoveRequest = z.object({
  number: z.int().check(z.positive(), z.maximum(2_147_483_647)),
});
