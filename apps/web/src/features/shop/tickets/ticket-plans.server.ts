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
  const base = findBaseTicket(ticket)?.name ?? null;
  return { id, name, recommended, label, adds, includes, base, ...formatPrice(price, code) };
}

/** The ticket whose features are exactly those that this one includes. */
function findBaseTicket({ includes }: Ticket): Ticket | undefined {
  return tickets.find(
    (other) =>
      new Set([...other.adds, ...other.includes]).symmetricDifference(new Set(includes)).size === 0,
  );
}
