import type { LanguageCode } from '@kongres/content/facts/languages';
import { grossOf } from '@kongres/content/facts/price';
import { formatAmount, formatMoney } from '@kongres/content/format/number';
import type { ShownPrice } from '@kongres/contract/tickets';

/** A price as it stands on a card, in words of the language. */
export function writtenPrice(price: ShownPrice, code: LanguageCode) {
  const { netMinor, originalMinor, lowestMinor } = price;
  const money = (minor: number | null) => (minor === null ? null : formatMoney(minor, code));
  const grossMinor = grossOf(netMinor);
  return {
    /** By which a page knows whether it shows this price already. */
    mark: JSON.stringify(price),
    amount: formatAmount(netMinor, code),
    net: formatMoney(netMinor, code),
    gross: formatMoney(grossMinor, code),
    grossMinor,
    original: money(originalMinor),
    lowestNet: money(lowestMinor),
    lowestGross: money(lowestMinor === null ? null : grossOf(lowestMinor)),
  };
}
