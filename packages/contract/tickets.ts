import * as z from 'zod/mini';
import { ticketIds, type TicketId } from '@kongres/content/facts/tickets';

const ticketState = z.enum(['open', 'sold_out', 'closed']);

export type TicketState = z.infer<typeof ticketState>;

const minor = z.int().check(z.positive());

/** Net prices; `lowestMinor` is the 30-day lowest price that the Omnibus directive requires. */
const displayedPrice = z.object({
  netMinor: minor,
  originalMinor: z.nullable(minor),
  lowestMinor: z.nullable(minor),
});

export type DisplayedPrice = z.infer<typeof displayedPrice>;

const states = Object.fromEntries(ticketIds.map((id) => [id, ticketState])) as Record<
  TicketId,
  typeof ticketState
>;

export const ticketsResponse = z.object({
  ...states,
  /** Tickets without a current price are missing. */
  prices: z.partialRecord(z.enum(ticketIds), displayedPrice),
});

export type TicketsResponse = z.infer<typeof ticketsResponse>;
