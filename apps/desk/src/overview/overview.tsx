import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Overview as Read } from '@kongres/contract/desk/overview';
import { call } from '../api/call.ts';
import { OrderList } from '../orders/order-list.tsx';
import { useTexts } from '../texts/texts.tsx';
import { Page } from '../ui/page.tsx';
import { Refusal } from '../ui/refusal.tsx';
import { DayChart } from './day-chart.tsx';
import { Figures } from './figures.tsx';
import styles from './overview.module.css';
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
        <div className={styles.desk}>
          <Figures overview={data} />
          <DayChart days={data.days} />
          <WaitingList waiting={data.waiting} />
          <section aria-labelledby="latest">
            <div className={styles.title}>
              <h2 id="latest">{texts.overview.latest}</h2>
              <Link to="/orders">{texts.overview.all}</Link>
            </div>
            <OrderList orders={data.latest} />
          </section>
          <Quotas stock={data.stock} languages={data.languages} />
        </div>
      )}
    </Page>
  );
}
