import { getRow } from '@kongres/content/facts/collection';
import { tickets, vatPercent, type TicketId } from '@kongres/content/facts/tickets';
import { toLocalDay } from '@kongres/content/format/date';
import { getDemonstrationStart } from '../lib/demonstration-clock.ts';

/** Expected price of a ticket, read from the facts instead of the selling code. */
export function getListPrice(id: TicketId, at = getDemonstrationStart()) {
  const today = toLocalDay(at);
  const netMinor = getRow(tickets, id).prices.findLast(({ since }) => since <= today)?.netGrosze;
  if (netMinor === undefined) throw new Error(`${id} has no price today`);
  const vatMinor = Math.round((netMinor * vatPercent) / 100);
  return { netMinor, vatMinor, grossMinor: netMinor + vatMinor };
}
