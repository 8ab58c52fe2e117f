import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Overview as Read } from '@kongres/contract/desk/sales/overview';
import { call } from '../../lib/api/call.ts';
import { OrderList } from '../orders/order-list.tsx';
import { useTexts } from '../../i18n/texts.tsx';
import { DayChart } from '../../components/charts/day-chart.tsx';
import { Page } from '../../components/page.tsx';
import { Pane, Panes } from '../../components/panes/panes.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { Quotas } from './quotas.tsx';
import { WaitingList } from './waiting-list.tsx';

/** The morning's look: what was sold, what waits for a hand, how much is left. Asked for anew every minute. */
export function Overview() {
  const { texts } = useTexts();
  const { data, error } = useQuery({
    queryKey: ['overview'],
    queryFn: () => call<Read>('overview'),
    refetchInterval: 60_000,
  });
  return (
    <Page title={texts.overview.title} isQuiet>
      <Refusal error={error} />
      {data && (
        <Panes>
          <OverviewFigures overview={data} />
          <DayChart title={texts.overview.byDay} days={data.days} />
          <WaitingList waiting={data.waiting} />
          <Pane
            title={texts.overview.latest}
            aside={<Link to="/orders">{texts.overview.all}</Link>}
          >
            <OrderList orders={data.latest} />
          </Pane>
          <Quotas stock={data.stock} languages={data.languages} />
        </Panes>
      )}
    </Page>
  );
}
