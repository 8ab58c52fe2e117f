import type { PriceRow } from '@kongres/content/facts/tickets';
import { currency } from '@kongres/content/facts/tickets';
import { addVat } from '@kongres/content/facts/price';
import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../i18n/texts.tsx';
import { formatAmount, formatDateRange } from '../../components/format.ts';
import { getReferencePrice } from './reference-price.ts';

export function usePriceFormat() {
  const { texts, language } = useTexts();
  const formatPrice = (minor: number) => formatAmount(minor, currency, language);
  return {
    formatPrice,
    formatDay: (day: string) => formatDateRange(day, day, language),
    formatGross: (netMinor: number) => formatPrice(addVat(netMinor)),
    formatReference: (prices: readonly PriceRow[], day: string) => {
      const reference = getReferencePrice(prices, day);
      if (!reference) return texts.prices.notCrossedOut;
      const { original, lowest } = reference;
      return fillText(texts.prices.crossedOut, {
        original: formatPrice(original),
        lowest: formatPrice(lowest),
      });
    },
  };
}
