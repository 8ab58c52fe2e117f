import * as z from 'zod/mini';
import { phases } from '@kongres/content/facts/phases';

/** Where the edition stands by the server's clock, and when an open page should ask again. */
export const editionAnswer = z.object({
  phase: z.enum(phases),
  now: z.iso.datetime(),
  /** When the phase changes; null once the edition is over. */
  changesAt: z.nullable(z.iso.datetime()),
  /** Whether who buys now may agree to a start before the days to withdraw are over. */
  asksConsent: z.boolean(),
});

export type EditionAnswer = z.infer<typeof editionAnswer>;
