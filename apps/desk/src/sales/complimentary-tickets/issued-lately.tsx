import { useQuery } from '@tanstack/react-query';
import type { IssuedLately as Lately } from '@kongres/contract/desk/sales/issuing';
import { call } from '../../lib/api/call.ts';
import { ticketName } from '../../components/ticket-name.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { formatCount, formatTime } from '../../components/format.ts';
import { Refusal } from '../../components/refusal.tsx';
import { Table } from '../../components/table.tsx';
import styles from './issuing.module.css';

export function IssuedLately() {
  const { texts, language } = useTexts();
  const words = texts.issuing;
  const { data, error } = useQuery({
    queryKey: ['issuedLately'],
    queryFn: () => call<Lately>('issuedLately'),
  });
  return (
    <section className={styles.lately} aria-labelledby="lately">
      <h2 id="lately">{words.lately}</h2>
      <Refusal error={error} />
      {data?.batches.length === 0 && <p>{words.nothingYet}</p>}
      {data && data.batches.length > 0 && (
        <Table
          label={`${words.lately}: ${texts.orders.ticket}`}
          columns={[texts.journal.time, texts.journal.what, texts.journal.who]}
        >
          {data.batches.map(({ at, actor, ticket, origin, tickets }) => (
            <tr key={`${at} ${ticket} ${origin}`}>
              <td className="mono">{formatTime(at, language)}</td>
              <td>
                {texts.origins[origin]}, {formatCount(tickets, language)} ×{' '}
                {ticketName(ticket, texts)}
              </td>
              <td>{actor}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
