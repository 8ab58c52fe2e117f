import { fillText } from '@kongres/content/format/marked-text';
import type { Overview } from '@kongres/contract/desk/sales/overview';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount, formatPercent } from '../../components/format.ts';
import { getLanguageName } from '../../i18n/language-name.ts';
import { Pane } from '../../components/panes/panes.tsx';
import { Table, tableStyles } from '../../components/table.tsx';
import styles from './overview.module.css';

export function QuotaSummary({
  quotas,
  languages,
}: {
  quotas: Overview['quotas'];
  languages: Overview['languages'];
}) {
  const { texts, language } = useTexts();
  const words = texts.overview;
  const format = (value: number) => formatCount(value, language);
  const all = languages.reduce((sum, { tickets }) => sum + tickets, 0);
  return (
    <Pane title={words.quotas} isSecond>
      <Table
        label={`${words.quotas}: ${texts.orders.ticket}`}
        columns={[texts.orders.ticket, words.sold, words.reserved, words.limit]}
      >
        {quotas.map(({ ticket, sold, held, limit, isOpen }) => (
          <tr key={ticket}>
            <td>
              {formatTicketName(ticket, texts)}{' '}
              {!isOpen && <span className={tableStyles.dim}>({words.closed})</span>}
            </td>
            <td>{format(sold)}</td>
            <td>{format(held)}</td>
            <td>{limit === null ? words.unlimited : format(limit)}</td>
          </tr>
        ))}
      </Table>
      {quotas.map(
        ({ ticket, sold, held, limit }) =>
          limit !== null && (
            <div key={ticket} className={styles.quota}>
              <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.barEmpty} width="100" height="3" />
                <rect
                  className={styles.barHeld}
                  width={getPercentage(sold + held, limit)}
                  height="3"
                />
                <rect className={styles.bar} width={getPercentage(sold, limit)} height="3" />
              </svg>
              <p>
                {fillText(words.left, {
                  ticket: formatTicketName(ticket, texts),
                  left: format(Math.max(0, limit - sold - held)),
                  all: format(limit),
                })}
              </p>
            </div>
          ),
      )}
      {languages.length > 0 && (
        <Table
          label={texts.orders.language}
          columns={[texts.orders.language, words.tickets, words.share]}
        >
          {languages.map(({ language: id, tickets }) => (
            <tr key={id}>
              <td>{getLanguageName(id)}</td>
              <td>{format(tickets)}</td>
              <td>{formatPercent(tickets / all, language)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Pane>
  );
}

function getPercentage(part: number, total: number): number {
  return total > 0 ? Math.min(100, (part / total) * 100) : 100;
}
