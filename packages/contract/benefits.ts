import * as z from 'zod/mini';

/** Place and time of the ticket's benefits, null until announced. */
export const benefitsResponse = z.object({
  benefits: z.array(
    z.object({
      id: z.string(),
      address: z.nullable(z.string()),
      starts: z.nullable(z.iso.datetime()),
    }),
  ),
});

export type BenefitsResponse = z.infer<typeof benefitsResponse>;
