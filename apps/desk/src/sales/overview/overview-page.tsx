import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Overview } from '@kongres/contract/desk/sales/overview';
import { callApi } from '../../lib/api/call-api.ts';
import { OrderList } from '../orders/order-list.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import { DayChart } from '../../components/charts/day-chart.tsx';
import { Page } from '../../components/page.tsx';
import { Pane, Panes } from '../../components/panes/panes.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { QuotaSummary } from './quota-summary.tsx';
import { NeedsAttention } from './needs-attention.tsx';

export function OverviewPage() {
  const { texts } = useTexts();
  const { data, error } = useQuery({
    queryKey: ['overview'],
    queryFn: () => callApi<Overview>('getOverview'),
    refetchInterval: 60_000,
  });
  return (
    <Page title={texts.overview.title} isTitleHidden>
      <ErrorNotice error={error} />
      {data && (
        <Panes>
          <OverviewFigures overview={data} />
          <DayChart title={texts.overview.byDay} days={data.days} />
          <NeedsAttention items={data.needsAttention} />
          <Pane
            title={texts.overview.latest}
            aside={<Link to="/orders">{texts.overview.allOrders}</Link>}
          >
            <OrderList orders={data.latestOrders} />
          </Pane>
          <QuotaSummary quotas={data.quotas} languages={data.languages} />
        </Panes>
      )}
    </Page>
  );
}
