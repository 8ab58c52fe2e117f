import { currency } from '@kongres/content/facts/tickets';
import { useTexts } from '../../i18n/texts.tsx';
import { getCurrencySymbol, formatPlainAmount } from '../../components/format.ts';

/** Formats money in tables: the currency is in the column heading. */
export function useMoneyColumns() {
  const { texts, language } = useTexts();
  const { net, gross, refunded } = texts.report;
  const head = (name: string) => `${name} ${getCurrencySymbol(currency, language)}`;
  return {
    formatMoney: (minor: number) => formatPlainAmount(minor, language),
    headings: { net: head(net), gross: head(gross), refunded: head(refunded) },
  };
}
