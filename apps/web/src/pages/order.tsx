import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { stubWords } from '../features/order/order.server.ts';
import { OrderHelp } from '../features/order/order-help.tsx';
import { OrderTicket } from '../features/order/order-ticket.tsx';

export const loader = pageLoader('order', [], stubWords);

export default function OrderPage() {
  const { data: words } = useLoaderData<typeof loader>();
  return (
    <Page>
      <OrderTicket words={words} />
      <OrderHelp />
    </Page>
  );
}
