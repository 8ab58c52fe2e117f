import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { getStubTexts } from '../features/shop/order/order.server.ts';
import { OrderHelp } from '../features/shop/order/order-help.tsx';
import { OrderTicket } from '../features/shop/order/order-ticket.tsx';

export const loader = createPageLoader('order', [], getStubTexts);

export default function OrderPage() {
  const { data: words } = useLoaderData<typeof loader>();
  return (
    <Page>
      <OrderTicket words={words} />
      <OrderHelp />
    </Page>
  );
}
