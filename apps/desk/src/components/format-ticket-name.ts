import { tickets } from '@kongres/content/facts/tickets';
import type { Texts } from '../i18n/texts.tsx';

/** Ticket names are the same in every language; only the gala invitation is translated. */
export function formatTicketName(id: string, { orders }: Texts): string {
  return tickets.find((ticket) => ticket.id === id)?.name ?? orders.galas;
}
