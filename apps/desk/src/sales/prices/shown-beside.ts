import { lowestBeforeReduction, originalPrice } from '@kongres/content/facts/price';
import type { PriceRow } from '@kongres/content/facts/tickets';

/** What stands beside a price of the site on a day: the rule of the site itself, asked ahead of time. */
export function shownBeside(prices: readonly PriceRow[], day: string) {
  const at = new Date(`${day}T12:00:00Z`);
  const original = originalPrice({ prices }, at);
  const lowest = lowestBeforeReduction({ prices }, at);
  return original === null || lowest === null ? null : { original, lowest };
}

/** The rows with another one among them, the earliest first. */
export function withRow(prices: readonly PriceRow[], row: PriceRow): PriceRow[] {
  return [...prices.filter(({ since }) => since !== row.since), row].toSorted((one, other) =>
    one.since < other.since ? -1 : 1,
  );
}
