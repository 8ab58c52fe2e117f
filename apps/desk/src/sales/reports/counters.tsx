import type { Report } from '@kongres/contract/desk/sales/report';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount } from '../../components/format.ts';
import { Pane } from '../../components/panes/panes.tsx';
import { Table, tableStyles } from '../../components/table.tsx';
import styles from './report.module.css';

/** Compares the counters with the number of valid tickets. */
export function Counters({ quotaCounts }: { quotaCounts: Report['quotaCounts'] }) {
  const { texts, language } = useTexts();
  const words = texts.report;
  const number = (value: number) => formatCount(value, language);
  const numbers = [words.counter, words.valid, words.difference];
  return (
    <Pane title={words.counters}>
      <Table
        label={`${words.counters}: ${texts.orders.ticket}`}
        columns={[texts.orders.ticket, ...numbers]}
        numbers={numbers}
      >
        {quotaCounts.map(({ ticket, sold, valid }) => (
          <tr key={ticket}>
            <td>{formatTicketName(ticket, texts)}</td>
            <td className={tableStyles.number}>{number(sold)}</td>
            <td className={tableStyles.number}>{number(valid)}</td>
            <td className={tableStyles.number}>
              <span className={sold === valid ? undefined : styles.off}>
                {number(sold - valid)}
              </span>
            </td>
          </tr>
        ))}
      </Table>
      <p className={styles.hint}>{words.countersHint}</p>
    </Pane>
  );
}
