import { pick } from '@kongres/content/facts/collection';
import { tickets, vatPercent, type TicketId } from '@kongres/content/facts/tickets';
import { dayAt } from '@kongres/content/format/date';
import { demonstrationStart } from '../lib/demonstration-clock.ts';

/** What a test expects a ticket to cost, read off the price list and not from the code that sells. */
export function listPrice(id: TicketId, at = demonstrationStart()) {
  const today = dayAt(at);
  const netMinor = pick(tickets, id).prices.findLast(({ since }) => since <= today)?.netGrosze;
  if (netMinor === undefined) throw new Error(`${id} has no price today`);
  const vatMinor = Math.round((netMinor * vatPercent) / 100);
  return { netMinor, vatMinor, grossMinor: netMinor + vatMinor };
}
