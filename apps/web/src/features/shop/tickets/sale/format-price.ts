import type { LanguageCode } from '@kongres/content/facts/languages';
import { addVat } from '@kongres/content/facts/price';
import { formatAmount, formatMoney } from '@kongres/content/format/number';
import type { DisplayedPrice } from '@kongres/contract/tickets';

export function formatPrice(price: DisplayedPrice, code: LanguageCode) {
  const { netMinor, originalMinor, lowestMinor } = price;
  const formatOptional = (minor: number | null) =>
    minor === null ? null : formatMoney(minor, code);
  const grossMinor = addVat(netMinor);
  return {
    /** Compared with the server's price to detect a change. */
    priceKey: JSON.stringify(price),
    amount: formatAmount(netMinor, code),
    net: formatMoney(netMinor, code),
    gross: formatMoney(grossMinor, code),
    grossMinor,
    original: formatOptional(originalMinor),
    lowestNet: formatOptional(lowestMinor),
    lowestGross: formatOptional(lowestMinor === null ? null : addVat(lowestMinor)),
  };
}
