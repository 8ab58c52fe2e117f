import * as z from 'zod/mini';

const workshop = z.object({
  id: z.string(),
  title: z.record(z.string(), z.string()),
  starts: z.iso.datetime(),
  seats: z.int(),
  taken: z.int(),
  waiting: z.int(),
});

export const workshopsAnswer = z.object({ workshops: z.array(workshop) });
export type DeskWorkshops = z.infer<typeof workshopsAnswer>;

/** Takes over whatever the programme says. */
export const workshopsTakeRequest = z.object({});
