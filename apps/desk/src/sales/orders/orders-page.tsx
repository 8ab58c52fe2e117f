import { fillText } from '@kongres/content/format/marked-text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { maxListCount } from '@kongres/contract/desk/sales/order-states';
import type { DeskOrders } from '@kongres/contract/desk/sales/orders';
import { callApi } from '../../lib/api/call-api.ts';
import { useTexts } from '../../i18n/texts.tsx';
import listStyles from '../../components/list.module.css';
import { OlderButton } from '../../components/older-button.tsx';
import { Page } from '../../components/page.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { OrderFilters } from './order-filters.tsx';
import { readFilters, replaceOpenOrder } from './order-search-params.ts';
import { OrderDrawer } from './order-drawer.tsx';
import { OrderList } from './order-list.tsx';

/** All orders. Filters and the open order are kept in the address. */
export function OrdersPage() {
  const { texts, language } = useTexts();
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const openNumber = search.get('order');
  const list = useInfiniteQuery({
    queryKey: ['orders', filters],
    queryFn: ({ pageParam }) =>
      callApi<DeskOrders>('listOrders', {
        query: { ...filters, ...(pageParam !== null && { before: String(pageParam) }) },
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  const { data, error } = list;
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  const count = data?.pages[0]?.count ?? 0;
  const openOrder = (number: number | null) =>
    setSearch(replaceOpenOrder(search, number), { replace: true });

  function formatOrderCount(): string {
    const many = new Intl.NumberFormat(language).format(Math.min(count, maxListCount));
    return fillText(count > maxListCount ? texts.orders.more : texts.orders.count, { count: many });
  }

  return (
    <Page
      title={texts.orders.title}
      drawer={
        openNumber && (
          <OrderDrawer key={openNumber} number={openNumber} onClose={() => openOrder(null)} />
        )
      }
      actions={
        <OrderFilters
          key={search.get('q') ?? ''}
          search={search}
          onChange={(next) => setSearch(next)}
        />
      }
    >
      <p className={listStyles.count} role="status">
        {data && formatOrderCount()}
      </p>
      <ErrorNotice error={error} />
      {data && orders.length === 0 && <p className="pane">{texts.orders.none}</p>}
      {orders.length > 0 && (
        <OrderList orders={orders} openNumber={Number(openNumber)} onOpen={openOrder} />
      )}
      <OlderButton list={list} />
    </Page>
  );
}
