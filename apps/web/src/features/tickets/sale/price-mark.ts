import type { ShownPrice } from '@kongres/contract/tickets';

/** By which a card knows whether it shows this price already. */
export function priceMark({ netMinor, originalMinor, lowestMinor }: ShownPrice): string {
  return `${netMinor} ${originalMinor} ${lowestMinor}`;
}
