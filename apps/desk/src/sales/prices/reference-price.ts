import { findLowestPriceBeforeReduction, getOriginalPrice } from '@kongres/content/facts/price';
import type { PriceRow } from '@kongres/content/facts/tickets';

/** The crossed-out and the lowest price that the site shows on a day, by the same rule. */
export function getReferencePrice(prices: readonly PriceRow[], day: string) {
  const at = new Date(`${day}T12:00:00Z`);
  const original = getOriginalPrice({ prices }, at);
  const lowest = findLowestPriceBeforeReduction({ prices }, at);
  return original === null || lowest === null ? null : { original, lowest };
}

/** Adds or replaces a row, sorted by day. */
export function upsertPrice(prices: readonly PriceRow[], row: PriceRow): PriceRow[] {
  return [...prices.filter(({ since }) => since !== row.since), row].toSorted((one, other) =>
    one.since < other.since ? -1 : 1,
  );
}
