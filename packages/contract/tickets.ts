import * as z from 'zod/mini';
import { ticketIds } from '@kongres/content/facts/tickets';

const ticketState = z.enum(['open', 'sold_out', 'closed']);

export type TicketState = z.infer<typeof ticketState>;

export const ticketsAnswer = z.record(z.enum(ticketIds), ticketState);

export type TicketsAnswer = z.infer<typeof ticketsAnswer>;
