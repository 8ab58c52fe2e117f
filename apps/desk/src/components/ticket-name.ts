import { tickets } from '@kongres/content/facts/tickets';
import type { Texts } from '../i18n/texts.tsx';

/** A ticket by its name, which is the same in every language; an invitation in the reader's. */
export function ticketName(id: string, { orders }: Texts): string {
  return tickets.find((ticket) => ticket.id === id)?.name ?? orders.galas;
}
