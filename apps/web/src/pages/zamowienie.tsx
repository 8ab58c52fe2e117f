import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { stubWords } from '../purchase/order.server.ts';
import { OrderHelp } from '../purchase/order-help.tsx';
import { OrderTicket } from '../purchase/order-ticket.tsx';

export const loader = pageLoader('zamowienie', [], stubWords);

export default function Zamowienie() {
  const { data: words } = useLoaderData<typeof loader>();
  return (
    <Page>
      <OrderTicket words={words} />
      <OrderHelp />
    </Page>
  );
}
