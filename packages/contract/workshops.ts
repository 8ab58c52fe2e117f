import * as z from 'zod/mini';

/** Books or cancels; authenticated by the order token as bearer. */
export const bookWorkshopRequest = z.object({
  workshop: z.string().check(z.regex(/^[a-z0-9-]{1,120}$/)),
  isOn: z.boolean(),
});

export type BookWorkshopRequest = z.infer<typeof bookWorkshopRequest>;

const workshop = z.object({
  id: z.string(),
  title: z.record(z.string(), z.string()),
  starts: z.iso.datetime(),
  ends: z.iso.datetime(),
  seats: z.int(),
  free: z.int(),
  own: z.nullable(z.enum(['booked', 'waiting'])),
  /** Waiting list position; the length of the list if this ticket is not on it. */
  ahead: z.int(),
});

export type Workshop = z.infer<typeof workshop>;

export const workshopsResponse = z.object({ workshops: z.array(workshop) });

export type WorkshopsResponse = z.infer<typeof workshopsResponse>;
