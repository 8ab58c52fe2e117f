import { orderName } from '@kongres/content/format/order-number';
import { fillText } from '@kongres/content/format/marked-text';
import { Link } from 'react-router';
import type { Report } from '@kongres/contract/desk/sales/report';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount, formatDuration } from '../../components/format.ts';
import { Pane } from '../../components/panes/panes.tsx';
import { Table, tableStyles } from '../../components/table.tsx';
import styles from './report.module.css';

interface LateMailsProps {
  late: Report['lateMails'];
  now: string;
}

/** Mails that should have gone by now, the longest waiting first. */
export function LateMails({ late: { over, count, oldest }, now }: LateMailsProps) {
  const { texts, language } = useTexts();
  const words = texts.report;
  const kinds: Readonly<Record<string, string>> = words.kinds;
  const waited = (since: string) => (Date.parse(now) - Date.parse(since)) / 1000;
  const number = (value: number) => formatCount(value, language);
  if (count === 0) {
    return (
      <Pane title={words.late} isSecond>
        <p className={styles.hint}>{words.noLate}</p>
      </Pane>
    );
  }
  return (
    <Pane title={words.late} isSecond>
      <p className={styles.hint}>
        {fillText(words.lateHint, { time: formatDuration(over, language), count: number(count) })}
      </p>
      <Table
        label={`${words.late}: ${texts.orders.number}`}
        columns={[texts.orders.number, words.mail, words.waits]}
        numbers={[words.waits]}
      >
        {oldest.map((mail) => (
          <tr key={`${mail.number} ${mail.kind} ${mail.queuedAt}`}>
            <td>
              <Link className={tableStyles.link ?? ''} to={`/orders?order=${mail.number}`}>
                {orderName(mail.number)}
              </Link>
            </td>
            <td>{kinds[mail.kind] ?? mail.kind}</td>
            <td className={tableStyles.number}>
              {formatDuration(waited(mail.queuedAt), language)}
            </td>
          </tr>
        ))}
      </Table>
      {count > oldest.length && (
        <p className={styles.hint}>
          {fillText(words.moreLate, { count: number(count - oldest.length) })}
        </p>
      )}
    </Pane>
  );
}
