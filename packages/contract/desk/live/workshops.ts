import * as z from 'zod/mini';

const workshop = z.object({
  id: z.string(),
  title: z.record(z.string(), z.string()),
  starts: z.iso.datetime(),
  seats: z.int(),
  booked: z.int(),
  waiting: z.int(),
});

export const workshopsResponse = z.object({ workshops: z.array(workshop) });
export type DeskWorkshops = z.infer<typeof workshopsResponse>;

export const importWorkshopsRequest = z.object({});
