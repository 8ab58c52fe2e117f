import * as z from 'zod/mini';
import { sessionId, source, localizedInput } from './live.ts';

export const setRecordingRequest = z.object({
  id: sessionId,
  source,
  minutes: z.int().check(z.minimum(1), z.maximum(1440)),
});
export const removeRecordingRequest = z.object({ id: sessionId });

export const addMaterialLinkRequest = z.object({
  id: sessionId,
  name: localizedInput,
  address: z.string().check(z.maxLength(500)),
});

/** The file is the body; its metadata is in the query string. */
export const uploadMaterialQuery = z.object({
  id: sessionId,
  file: z.string().check(z.minLength(1), z.maxLength(255)),
  name: z.string().check(z.maxLength(2000)),
});

export const removeMaterialRequest = z.object({
  number: z.int().check(z.positive(), z.maximum(2_147_483_647)),
});
