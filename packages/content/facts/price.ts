import { dayAt } from '../format/date.ts';
import { vatPercent, type PriceRow, type Ticket } from './tickets.ts';

type Priced = Pick<Ticket, 'prices'>;

const dayMs = 86_400_000;

/** How far back the law looks for the lowest price before a reduction. */
export const omnibusDays = 30;

/** The price in force: the newest row whose day has come where the congress is at home. */
export function priceRow(ticket: Priced, at = new Date()): PriceRow {
  return lastRow(inForce(ticket, at));
}

/** Before its first day a ticket has none. */
export function hasPrice(ticket: Priced, at = new Date()): boolean {
  return inForce(ticket, at).length > 0;
}

export function netPrice(ticket: Priced, at = new Date()): number {
  return priceRow(ticket, at).netGrosze;
}

/** The price before the present one, shown struck through; null when there was none or it was lower. */
export function originalPrice(ticket: Priced, at = new Date()): number | null {
  const before = inForce(ticket, at).at(-2)?.netGrosze;
  return before !== undefined && before > netPrice(ticket, at) ? before : null;
}

/** Net plus VAT, rounded to the grosz as an invoice line is. */
export function grossOf(netGrosze: number): number {
  return Math.round((netGrosze * (100 + vatPercent)) / 100);
}

/** The net price that `grossOf` makes this gross price of: rounding to the grosz never joins two. */
export function netOf(grossGrosze: number): number {
  return Math.round((grossGrosze * 100) / (100 + vatPercent));
}

/**
 * The lowest net price of the `omnibusDays` before the present price came into force (Omnibus
 * directive), or of the whole time on sale if that is shorter; null when nothing was reduced.
 */
export function lowestBeforeReduction(ticket: Priced, at = new Date()): number | null {
  if (originalPrice(ticket, at) === null) return null;
  const prices = inForce(ticket, at);
  const reduced = Date.parse(lastRow(prices).since);
  const windowStart = reduced - omnibusDays * dayMs;
  const earlier = prices.slice(0, -1);
  const inWindow = earlier.filter((_, index) => {
    const ends = Date.parse((earlier[index + 1] ?? lastRow(prices)).since);
    return ends > windowStart;
  });
  return Math.min(...inWindow.map((row) => row.netGrosze));
}

/** A row that is dated ahead is an intention, not a price. */
function inForce({ prices }: Priced, at: Date): readonly PriceRow[] {
  const today = dayAt(at);
  return prices.filter(({ since }) => since <= today);
}

function lastRow(prices: readonly PriceRow[]): PriceRow {
  const row = prices.at(-1);
  if (!row) throw new Error('a ticket needs a price that is in force');
  return row;
}
