import type { LanguageCode } from '@kongres/content/facts/languages';
import {
  grossOf,
  lowestBeforeReduction,
  netPrice,
  originalPrice,
} from '@kongres/content/facts/price';
import { tickets, type Ticket } from '@kongres/content/facts/tickets';
import { formatAmount, formatMoney } from '@kongres/content/format/number';

export type TicketPlan = ReturnType<typeof ticketPlan>;

/** What each ticket costs and holds, with its prices as the language writes them. */
export function ticketPlans(code: LanguageCode): TicketPlan[] {
  return tickets.map((ticket) => ticketPlan(ticket, code));
}

function ticketPlan(ticket: Ticket, code: LanguageCode) {
  const { id, name, recommended, label, adds, includes } = ticket;
  const money = (minor: number | null) => (minor === null ? null : formatMoney(minor, code));
  const net = netPrice(ticket);
  const lowest = lowestBeforeReduction(ticket);
  return {
    id,
    name,
    recommended,
    label,
    adds,
    includes,
    amount: formatAmount(net, code),
    net: formatMoney(net, code),
    gross: formatMoney(grossOf(net), code),
    grossMinor: grossOf(net),
    original: money(originalPrice(ticket)),
    lowestNet: money(lowest),
    lowestGross: money(lowest === null ? null : grossOf(lowest)),
  };
}
