import * as z from 'zod/mini';

/** What a ticket has beside the congress itself: where and when, as far as the organiser has said. */
export const benefitsAnswer = z.object({
  benefits: z.array(
    z.object({
      id: z.string(),
      address: z.nullable(z.string()),
      starts: z.nullable(z.iso.datetime()),
    }),
  ),
});

export type BenefitsAnswer = z.infer<typeof benefitsAnswer>;
