import { Prices } from '../prices/prices.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import { Page } from '../../components/page.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { Table } from '../../components/table.tsx';
import { TicketRow } from './ticket-row.tsx';
import { useStock } from './use-stock.ts';

/** What is sold, and how many of it. */
export function Stock() {
  const { texts } = useTexts();
  const words = texts.stock;
  const { data, error } = useStock();
  return (
    <Page title={words.title} lead={words.lead}>
      <Refusal error={error} />
      {data?.isOver && <p className="pane">{words.over}</p>}
      {data && (
        <Table
          label={words.title}
          columns={[
            texts.orders.ticket,
            words.sale,
            texts.overview.limit,
            texts.overview.sold,
            texts.overview.held,
            words.free,
          ]}
          numbers={[texts.overview.sold, texts.overview.held, words.free]}
        >
          {data.tickets.map((ticket) => (
            <TicketRow key={ticket.ticket} stock={ticket} />
          ))}
        </Table>
      )}
      <Prices />
    </Page>
  );
}
