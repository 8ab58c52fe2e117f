import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { Band } from '../components/band.tsx';
import { Drawing } from '../components/drawing.tsx';
import { buildEventStructuredData } from '../features/marketing/home/structured-data.server.ts';
import { buildBonuses } from '../features/shop/tickets/bonuses.server.ts';
import { TicketComparison } from '../features/shop/tickets/ticket-comparison.tsx';
import { buildTicketPlans } from '../features/shop/tickets/ticket-plans.server.ts';
import { TicketPromises } from '../features/shop/tickets/ticket-promises.tsx';
import { TicketShop } from '../features/shop/tickets/ticket-shop.tsx';
import { TicketSteps } from '../features/shop/tickets/ticket-steps.tsx';

export const loader = createPageLoader('tickets-page', ['tickets', 'purchase'], (code) => ({
  plans: buildTicketPlans(code),
  bonuses: buildBonuses(code),
  structured: buildEventStructuredData(code),
}));

export default function TicketsPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <TicketShop plans={data.plans} bonuses={data.bonuses} />
      <TicketPromises />
      <Band>
        <Drawing name="waiting-lines" width={1440} height={180} />
      </Band>
      <TicketComparison plans={data.plans} />
      <TicketSteps />
    </Page>
  );
}
