import * as z from 'zod/mini';

/** Takes a place in a workshop with a ticket, the order's token as bearer, or gives it back. */
export const placeRequest = z.object({
  workshop: z.string().check(z.regex(/^[a-z0-9-]{1,120}$/)),
  isOn: z.boolean(),
});

export type PlaceRequest = z.infer<typeof placeRequest>;

const workshop = z.object({
  /** The session of the programme that it is held in. */
  id: z.string(),
  title: z.record(z.string(), z.string()),
  starts: z.iso.datetime(),
  ends: z.iso.datetime(),
  seats: z.int(),
  free: z.int(),
  own: z.nullable(z.enum(['booked', 'waiting'])),
  /** How many wait before this ticket; without a place of its own, how many wait at all. */
  ahead: z.int(),
});

export type Workshop = z.infer<typeof workshop>;

/** The workshops that are still to come, with what this ticket has in them. */
export const workshopsAnswer = z.object({ workshops: z.array(workshop) });

export type WorkshopsAnswer = z.infer<typeof workshopsAnswer>;
