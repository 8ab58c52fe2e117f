import { toLocalDay } from '../format/date.ts';
import { vatPercent, type PriceRow, type Ticket } from './tickets.ts';

type Priced = Pick<Ticket, 'prices'>;

const dayMs = 86_400_000;

/** Reference period of the Omnibus directive. */
export const omnibusDays = 30;

/** The price in force: the newest row whose day has come in the congress time zone. */
export function getPriceRow(ticket: Priced, at = new Date()): PriceRow {
  return getLastRow(listPricesInForce(ticket, at));
}

export function hasPrice(ticket: Priced, at = new Date()): boolean {
  return listPricesInForce(ticket, at).length > 0;
}

export function getNetPrice(ticket: Priced, at = new Date()): number {
  return getPriceRow(ticket, at).netGrosze;
}

/** The previous price, shown struck through; null if there was none or it was lower. */
export function getOriginalPrice(ticket: Priced, at = new Date()): number | null {
  const before = listPricesInForce(ticket, at).at(-2)?.netGrosze;
  return before !== undefined && before > getNetPrice(ticket, at) ? before : null;
}

/** Net plus VAT, rounded to the grosz. */
export function addVat(netGrosze: number): number {
  return Math.round((netGrosze * (100 + vatPercent)) / 100);
}

/** Inverse of `addVat`: rounding to the grosz never maps two net prices to one gross price. */
export function removeVat(grossGrosze: number): number {
  return Math.round((grossGrosze * 100) / (100 + vatPercent));
}

/**
 * The lowest net price of the `omnibusDays` before the current price (Omnibus directive), or of the whole time on sale
 * if shorter; null without a reduction.
 */
export function findLowestPriceBeforeReduction(ticket: Priced, at = new Date()): number | null {
  if (getOriginalPrice(ticket, at) === null) return null;
  const prices = listPricesInForce(ticket, at);
  const reduced = Date.parse(getLastRow(prices).since);
  const windowStart = reduced - omnibusDays * dayMs;
  const earlier = prices.slice(0, -1);
  const inWindow = earlier.filter((_, index) => {
    const ends = Date.parse((earlier[index + 1] ?? getLastRow(prices)).since);
    return ends > windowStart;
  });
  return Math.min(...inWindow.map((row) => row.netGrosze));
}

/** Rows with a future date are not in force. */
function listPricesInForce({ prices }: Priced, at: Date): readonly PriceRow[] {
  const today = toLocalDay(at);
  return prices.filter(({ since }) => since <= today);
}

function getLastRow(prices: readonly PriceRow[]): PriceRow {
  const row = prices.at(-1);
  if (!row) throw new Error('a ticket needs a price that is in force');
  return row;
}
