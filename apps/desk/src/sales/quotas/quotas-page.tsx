import { Prices } from '../prices/prices.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import { Page } from '../../components/page.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Table } from '../../components/table.tsx';
import { QuotaRow } from './quota-row.tsx';
import { useQuotas } from './use-quotas.ts';

export function QuotasPage() {
  const { texts } = useTexts();
  const words = texts.quotas;
  const { data, error } = useQuotas();
  return (
    <Page title={words.title} lead={words.lead}>
      <ErrorNotice error={error} />
      {data?.isOver && <p className="pane">{words.over}</p>}
      {data && (
        <Table
          label={words.title}
          columns={[
            texts.orders.ticket,
            words.sales,
            texts.overview.limit,
            texts.overview.sold,
            texts.overview.reserved,
            words.left,
          ]}
          numbers={[texts.overview.sold, texts.overview.reserved, words.left]}
        >
          {data.tickets.map((ticket) => (
            <QuotaRow key={ticket.ticket} quota={ticket} />
          ))}
        </Table>
      )}
      <Prices />
    </Page>
  );
}
