import type { LanguageCode } from '@kongres/content/facts/languages';
import {
  findLowestPriceBeforeReduction,
  getNetPrice,
  getOriginalPrice,
} from '@kongres/content/facts/price';
import { tickets, type Ticket } from '@kongres/content/facts/tickets';
import { formatPrice } from './sale/format-price.ts';

export type TicketPlan = ReturnType<typeof buildTicketPlan>;

export function buildTicketPlans(code: LanguageCode): TicketPlan[] {
  return tickets.map((ticket) => buildTicketPlan(ticket, code));
}

function buildTicketPlan(ticket: Ticket, code: LanguageCode) {
  const { id, name, recommended, label, adds, includes } = ticket;
  const price = {
    netMinor: getNetPrice(ticket),
    originalMinor: getOriginalPrice(ticket),
    lowestMinor: findLowestPriceBeforeReduction(ticket),
  };
  return { id, name, recommended, label, adds, includes, ...formatPrice(price, code) };
}
