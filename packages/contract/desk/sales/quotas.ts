import * as z from 'zod/mini';
import { ticketIds } from '@kongres/content/facts/tickets';

const ticket = z.enum(ticketIds);

export const quotasResponse = z.object({
  /** Nothing is sold after the edition, whatever is set here. */
  isOver: z.boolean(),
  tickets: z.array(
    z.object({
      ticket,
      isOpen: z.boolean(),
      limit: z.nullable(z.int()),
      sold: z.int(),
      held: z.int(),
    }),
  ),
});
export type DeskQuotas = z.infer<typeof quotasResponse>;

export const setSalesOpenRequest = z.object({ ticket, isOpen: z.boolean() });
export const setQuotaRequest = z.object({
  ticket,
  limit: z.nullable(z.int().check(z.nonnegative(), z.maximum(999_999_999))),
});
