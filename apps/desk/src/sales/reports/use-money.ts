import { currency } from '@kongres/content/facts/tickets';
import { useTexts } from '../../i18n/texts.tsx';
import { currencySign, formatMinor } from '../../components/format.ts';

/** How a table writes money: the currency in the heads of its columns, the amounts without it. */
export function useMoney() {
  const { texts, language } = useTexts();
  const { net, gross, refunded } = texts.report;
  const head = (name: string) => `${name} ${currencySign(currency, language)}`;
  return {
    money: (minor: number) => formatMinor(minor, language),
    heads: { net: head(net), gross: head(gross), refunded: head(refunded) },
  };
}
