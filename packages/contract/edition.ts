import * as z from 'zod/mini';
import { phases } from '@kongres/content/facts/phases';

export const editionResponse = z.object({
  phase: z.enum(phases),
  now: z.iso.datetime(),
  changesAt: z.nullable(z.iso.datetime()),
  /** Whether checkout offers consent to early performance before the withdrawal period ends. */
  asksConsent: z.boolean(),
});

export type EditionResponse = z.infer<typeof editionResponse>;
