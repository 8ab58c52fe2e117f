import { fillText } from '@kongres/content/format/marked-text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { mostCounted } from '@kongres/contract/desk/sales/order-states';
import type { DeskOrders } from '@kongres/contract/desk/sales/orders';
import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../i18n/texts.tsx';
import listStyles from '../../components/list.module.css';
import { OlderButton } from '../../components/older-button.tsx';
import { Page } from '../../components/page.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { Filters } from './filters.tsx';
import { filtersIn, withOrder } from './order-address.ts';
import { OrderDrawer } from './order-drawer.tsx';
import { OrderList } from './order-list.tsx';

/** All orders, what is wanted of them in the address; one of them opens beside the list. */
export function Orders() {
  const { texts, language } = useTexts();
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const chosen = search.get('order');
  const list = useInfiniteQuery({
    queryKey: ['orders', filters],
    queryFn: ({ pageParam }) =>
      call<DeskOrders>('orders', {
        query: { ...filters, ...(pageParam !== null && { before: String(pageParam) }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  const { data, error } = list;
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  const count = data?.pages[0]?.count ?? 0;
  const choose = (number: number | null) => setSearch(withOrder(search, number), { replace: true });

  function counted(): string {
    const many = new Intl.NumberFormat(language).format(Math.min(count, mostCounted));
    return fillText(count > mostCounted ? texts.orders.more : texts.orders.count, { count: many });
  }

  return (
    <Page
      title={texts.orders.title}
      drawer={chosen && <OrderDrawer key={chosen} number={chosen} onClose={() => choose(null)} />}
      actions={
        <Filters key={search.get('q') ?? ''} search={search} onChange={(next) => setSearch(next)} />
      }
    >
      <p className={listStyles.count} role="status">
        {data && counted()}
      </p>
      <Refusal error={error} />
      {data && orders.length === 0 && <p className="pane">{texts.orders.none}</p>}
      {orders.length > 0 && <OrderList orders={orders} chosen={Number(chosen)} onChoose={choose} />}
      <OlderButton list={list} />
    </Page>
  );
}
