import { fillText } from '@kongres/content/format/marked-text';
import type { Report } from '@kongres/contract/desk/sales/report';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCountry, formatCount } from '../../components/format.ts';
import { getLanguageName } from '../../i18n/language-name.ts';
import { Pane } from '../../components/panes/panes.tsx';
import { tableStyles } from '../../components/table.tsx';
import styles from './report.module.css';
import { ShareTable } from './share-table.tsx';
import { sumSales } from './sum-sales.ts';
import { useMoneyColumns } from './use-money-columns.ts';

/** Further countries are summed up as others. */
const countriesShown = 8;

export function SalesByTicket({ parts }: { parts: Report['tickets'] }) {
  const { texts } = useTexts();
  const words = texts.report;
  const { formatMoney, headings } = useMoneyColumns();
  const toCells = (sold: ReturnType<typeof sumSales>) => [
    formatMoney(sold.netMinor),
    formatMoney(sold.grossMinor),
    formatMoney(sold.refundedMinor),
  ];
  return (
    <Pane title={words.byTicket}>
      <ShareTable
        label={words.byTicket}
        columns={[texts.orders.ticket, words.count]}
        more={[headings.net, headings.gross, headings.refunded]}
        parts={parts.map((part) => ({
          key: part.key,
          name: <span className={tableStyles.nowrap}>{formatTicketName(part.key, texts)}</span>,
          count: part.tickets,
          more: toCells(part),
        }))}
        sums={toCells(sumSales(parts))}
      />
    </Pane>
  );
}

export function SalesByLanguage({ parts }: { parts: Report['languages'] }) {
  const { texts } = useTexts();
  const words = texts.report;
  const { formatMoney, headings } = useMoneyColumns();
  return (
    <Pane title={words.byLanguage} isSecond>
      <ShareTable
        label={words.byLanguage}
        columns={[texts.orders.language, words.count]}
        more={[headings.net]}
        parts={parts.map((part) => ({
          key: part.key,
          name: <span className={tableStyles.nowrap}>{getLanguageName(part.key)}</span>,
          count: part.tickets,
          more: [formatMoney(part.netMinor)],
        }))}
        sums={[formatMoney(sumSales(parts).netMinor)]}
      />
    </Pane>
  );
}

export function SalesByCountry({ parts }: { parts: Report['countries'] }) {
  const { texts, language } = useTexts();
  const words = texts.report;
  const { formatMoney, headings } = useMoneyColumns();
  const toCells = (sold: ReturnType<typeof sumSales>) => [
    formatMoney(sold.netMinor),
    formatMoney(sold.grossMinor),
  ];
  const rest = parts.slice(countriesShown);
  const shown = parts.slice(0, countriesShown).map((part) => ({
    key: part.key ?? '',
    name: part.key === null ? words.notGiven : formatCountry(part.key, language),
    count: part.tickets,
    more: toCells(part),
  }));
  const others = {
    key: 'others',
    name: fillText(words.others, { count: formatCount(rest.length, language) }),
    count: sumSales(rest).tickets,
    more: toCells(sumSales(rest)),
  };
  return (
    <Pane title={words.byCountry}>
      {parts.length === 0 ? (
        <p className={styles.hint}>{words.noCountry}</p>
      ) : (
        <ShareTable
          label={words.byCountry}
          columns={[words.country, words.count]}
          more={[headings.net, headings.gross]}
          parts={rest.length > 0 ? [...shown, others] : shown}
          sums={toCells(sumSales(parts))}
        />
      )}
    </Pane>
  );
}
