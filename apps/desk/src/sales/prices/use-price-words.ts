import type { PriceRow } from '@kongres/content/facts/tickets';
import { currency } from '@kongres/content/facts/tickets';
import { grossOf } from '@kongres/content/facts/price';
import { fillText } from '@kongres/content/format/marked-text';
import { useTexts } from '../../i18n/texts.tsx';
import { formatAmount, formatDays } from '../../components/format.ts';
import { shownBeside } from './shown-beside.ts';

/** How prices and their days are written, and what the site shows beside them. */
export function usePriceWords() {
  const { texts, language } = useTexts();
  const money = (minor: number) => formatAmount(minor, currency, language);
  return {
    money,
    day: (day: string) => formatDays(day, day, language),
    gross: (netMinor: number) => money(grossOf(netMinor)),
    beside: (prices: readonly PriceRow[], day: string) => {
      const shown = shownBeside(prices, day);
      if (!shown) return texts.prices.noStruck;
      const { original, lowest } = shown;
      return fillText(texts.prices.struck, { original: money(original), lowest: money(lowest) });
    },
  };
}
