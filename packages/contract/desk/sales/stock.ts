import * as z from 'zod/mini';
import { ticketIds } from '@kongres/content/facts/tickets';

const ticket = z.enum(ticketIds);

export const stockAnswer = z.object({
  /** Whether the edition has ended: then nothing is sold, whatever is set here. */
  isOver: z.boolean(),
  tickets: z.array(
    z.object({
      ticket,
      isOpen: z.boolean(),
      /** Null where any number may be sold. */
      capacity: z.nullable(z.int()),
      sold: z.int(),
      held: z.int(),
    }),
  ),
});
export type DeskStock = z.infer<typeof stockAnswer>;

export const stockOpenRequest = z.object({ ticket, isOpen: z.boolean() });
export const stockCapacityRequest = z.object({
  ticket,
  capacity: z.nullable(z.int().check(z.nonnegative(), z.maximum(999_999_999))),
});
