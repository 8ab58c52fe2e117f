import { fillText } from '@kongres/content/format/marked-text';
import type { Overview } from '@kongres/contract/desk/sales/overview';
import { ticketName } from '../../components/ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount, formatShare } from '../../components/format.ts';
import { languageName } from '../../i18n/language-name.ts';
import { Pane } from '../../components/panes/panes.tsx';
import { Table, tableStyles } from '../../components/table.tsx';
import styles from './overview.module.css';

export function Quotas({ stock, languages }: Pick<Overview, 'stock' | 'languages'>) {
  const { texts, language } = useTexts();
  const words = texts.overview;
  const count = (value: number) => formatCount(value, language);
  const all = languages.reduce((sum, { tickets }) => sum + tickets, 0);
  return (
    <Pane title={words.quotas} isSecond>
      <Table
        label={`${words.quotas}: ${texts.orders.ticket}`}
        columns={[texts.orders.ticket, words.sold, words.held, words.limit]}
      >
        {stock.map(({ ticket, sold, held, capacity, isOpen }) => (
          <tr key={ticket}>
            <td>
              {ticketName(ticket, texts)}{' '}
              {!isOpen && <span className={tableStyles.dim}>({words.closed})</span>}
            </td>
            <td>{count(sold)}</td>
            <td>{count(held)}</td>
            <td>{capacity === null ? words.unlimited : count(capacity)}</td>
          </tr>
        ))}
      </Table>
      {stock.map(
        ({ ticket, sold, held, capacity }) =>
          capacity !== null && (
            <div key={ticket} className={styles.quota}>
              <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.barEmpty} width="100" height="3" />
                <rect className={styles.barHeld} width={share(sold + held, capacity)} height="3" />
                <rect className={styles.bar} width={share(sold, capacity)} height="3" />
              </svg>
              <p>
                {fillText(words.left, {
                  ticket: ticketName(ticket, texts),
                  left: count(Math.max(0, capacity - sold - held)),
                  all: count(capacity),
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
              <td>{languageName(id)}</td>
              <td>{count(tickets)}</td>
              <td>{formatShare(tickets / all, language)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Pane>
  );
}

function share(part: number, whole: number): number {
  return whole > 0 ? Math.min(100, (part / whole) * 100) : 100;
}
