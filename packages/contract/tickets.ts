import * as z from 'zod/mini';
import { ticketIds, type TicketId } from '@kongres/content/facts/tickets';

const ticketState = z.enum(['open', 'sold_out', 'closed']);

export type TicketState = z.infer<typeof ticketState>;

const minor = z.int().check(z.positive());

/** What a ticket costs now, net, and what the law wants to be shown beside a price that was reduced. */
const shownPrice = z.object({
  netMinor: minor,
  originalMinor: z.nullable(minor),
  lowestMinor: z.nullable(minor),
});

export type ShownPrice = z.infer<typeof shownPrice>;

const states = Object.fromEntries(ticketIds.map((id) => [id, ticketState])) as Record<
  TicketId,
  typeof ticketState
>;

export const ticketsAnswer = z.object({
  ...states,
  /** Of every ticket whose first price has come. */
  prices: z.partialRecord(z.enum(ticketIds), shownPrice),
});

export type TicketsAnswer = z.infer<typeof ticketsAnswer>;
