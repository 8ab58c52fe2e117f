import { fillText } from '@kongres/content/format/marked-text';
import type { Report } from '@kongres/contract/desk/sales/report';
import { ticketName } from '../../components/ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCountry, formatCount } from '../../components/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { Pane } from '../../components/panes/panes.tsx';
import { tableStyles } from '../../components/table.tsx';
import styles from './report.module.css';
import { ShareTable } from './share-table.tsx';
import { sumOf } from './sum-of.ts';
import { useMoney } from './use-money.ts';

/** Beyond these a country is one of the others. */
const countriesShown = 8;

export function Tickets({ parts }: { parts: Report['tickets'] }) {
  const { texts } = useTexts();
  const words = texts.report;
  const { money, heads } = useMoney();
  const cellsOf = (sold: ReturnType<typeof sumOf>) => [
    money(sold.netMinor),
    money(sold.grossMinor),
    money(sold.refundedMinor),
  ];
  return (
    <Pane title={words.byTicket}>
      <ShareTable
        label={words.byTicket}
        columns={[texts.orders.ticket, words.count]}
        more={[heads.net, heads.gross, heads.refunded]}
        parts={parts.map((part) => ({
          key: part.key,
          name: <span className={tableStyles.nowrap}>{ticketName(part.key, texts)}</span>,
          count: part.tickets,
          more: cellsOf(part),
        }))}
        sums={cellsOf(sumOf(parts))}
      />
    </Pane>
  );
}

export function Languages({ parts }: { parts: Report['languages'] }) {
  const { texts } = useTexts();
  const words = texts.report;
  const { money, heads } = useMoney();
  return (
    <Pane title={words.byLanguage} isSecond>
      <ShareTable
        label={words.byLanguage}
        columns={[texts.orders.language, words.count]}
        more={[heads.net]}
        parts={parts.map((part) => ({
          key: part.key,
          name: <span className={tableStyles.nowrap}>{languageName(part.key)}</span>,
          count: part.tickets,
          more: [money(part.netMinor)],
        }))}
        sums={[money(sumOf(parts).netMinor)]}
      />
    </Pane>
  );
}

export function Countries({ parts }: { parts: Report['countries'] }) {
  const { texts, language } = useTexts();
  const words = texts.report;
  const { money, heads } = useMoney();
  const cellsOf = (sold: ReturnType<typeof sumOf>) => [
    money(sold.netMinor),
    money(sold.grossMinor),
  ];
  const rest = parts.slice(countriesShown);
  const shown = parts.slice(0, countriesShown).map((part) => ({
    key: part.key ?? '',
    name: part.key === null ? words.notGiven : formatCountry(part.key, language),
    count: part.tickets,
    more: cellsOf(part),
  }));
  const others = {
    key: 'others',
    name: fillText(words.others, { count: formatCount(rest.length, language) }),
    count: sumOf(rest).tickets,
    more: cellsOf(sumOf(rest)),
  };
  return (
    <Pane title={words.byCountry}>
      {parts.length === 0 ? (
        <p className={styles.hint}>{words.noCountry}</p>
      ) : (
        <ShareTable
          label={words.byCountry}
          columns={[words.country, words.count]}
          more={[heads.net, heads.gross]}
          parts={rest.length > 0 ? [...shown, others] : shown}
          sums={cellsOf(sumOf(parts))}
        />
      )}
    </Pane>
  );
}
