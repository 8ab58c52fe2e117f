import { useQuery } from '@tanstack/react-query';
import type { IssuedBatches } from '@kongres/contract/desk/sales/complimentary-tickets';
import { callApi } from '../../lib/api/call-api.ts';
import { formatTicketName } from '../../components/format-ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount, formatTime } from '../../components/format.ts';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Table } from '../../components/table.tsx';
import styles from './complimentary-tickets.module.css';

export function RecentlyIssued() {
  const { texts, language } = useTexts();
  const words = texts.complimentaryTickets;
  const { data, error } = useQuery({
    queryKey: ['issued-batches'],
    queryFn: () => callApi<IssuedBatches>('listIssuedBatches'),
  });
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <h2 id="recent">{words.recent}</h2>
      <ErrorNotice error={error} />
      {data?.batches.length === 0 && <p>{words.none}</p>}
      {data && data.batches.length > 0 && (
        <Table
          label={`${words.recent}: ${texts.orders.ticket}`}
          columns={[texts.auditLog.time, words.tickets, texts.auditLog.user]}
        >
          {data.batches.map(({ at, actor, ticket, origin, tickets }) => (
            <tr key={`${at} ${ticket} ${origin}`}>
              <td className="mono">{formatTime(at, language)}</td>
              <td>
                {texts.origins[origin]}, {formatCount(tickets, language)} ×{' '}
                {formatTicketName(ticket, texts)}
              </td>
              <td>{actor}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
