import type { LanguageCode } from '@kongres/content/facts/languages';
import { lowestBeforeReduction, netPrice, originalPrice } from '@kongres/content/facts/price';
import { tickets, type Ticket } from '@kongres/content/facts/tickets';
import { writtenPrice } from './sale/written-price.ts';

export type TicketPlan = ReturnType<typeof ticketPlan>;

/** What each ticket costs and holds, with its prices as the language writes them. */
export function ticketPlans(code: LanguageCode): TicketPlan[] {
  return tickets.map((ticket) => ticketPlan(ticket, code));
}

function ticketPlan(ticket: Ticket, code: LanguageCode) {
  const { id, name, recommended, label, adds, includes } = ticket;
  const price = {
    netMinor: netPrice(ticket),
    originalMinor: originalPrice(ticket),
    lowestMinor: lowestBeforeReduction(ticket),
  };
  return { id, name, recommended, label, adds, includes, ...writtenPrice(price, code) };
}
