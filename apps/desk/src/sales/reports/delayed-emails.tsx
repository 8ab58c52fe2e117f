import { formatOrderNumber } from '@kongres/content/format/order-number';
import { fillText } from '@kongres/content/format/marked-text';
import { Link } from 'react-router';
import type { Report } from '@kongres/contract/desk/sales/report';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount, formatDuration } from '../../components/format.ts';
import { Pane } from '../../components/panes/panes.tsx';
import { Table, tableStyles } from '../../components/table.tsx';
import styles from './report.module.css';

interface DelayedEmailsProps {
  late: Report['lateEmails'];
  now: string;
}

export function DelayedEmails({ late: { over, count, oldest }, now }: DelayedEmailsProps) {
  const { texts, language } = useTexts();
  const words = texts.report;
  const kindLabels: Readonly<Record<string, string>> = words.emailKinds;
  const getSecondsSince = (since: string) => (Date.parse(now) - Date.parse(since)) / 1000;
  const number = (value: number) => formatCount(value, language);
  if (count === 0) {
    return (
      <Pane title={words.delayed} isSecond>
        <p className={styles.hint}>{words.noneDelayed}</p>
      </Pane>
    );
  }
  return (
    <Pane title={words.delayed} isSecond>
      <p className={styles.hint}>
        {fillText(words.delayedHint, {
          time: formatDuration(over, language),
          count: number(count),
        })}
      </p>
      <Table
        label={`${words.delayed}: ${texts.orders.number}`}
        columns={[texts.orders.number, words.email, words.waiting]}
        numbers={[words.waiting]}
      >
        {oldest.map((email) => (
          <tr key={`${email.number} ${email.kind} ${email.queuedAt}`}>
            <td>
              <Link className={tableStyles.link ?? ''} to={`/orders?order=${email.number}`}>
                {formatOrderNumber(email.number)}
              </Link>
            </td>
            <td>{kindLabels[email.kind] ?? email.kind}</td>
            <td className={tableStyles.number}>
              {formatDuration(getSecondsSince(email.queuedAt), language)}
            </td>
          </tr>
        ))}
      </Table>
      {count > oldest.length && (
        <p className={styles.hint}>
          {fillText(words.moreDelayed, { count: number(count - oldest.length) })}
        </p>
      )}
    </Pane>
  );
}
