import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { buildEventStructuredData } from '../features/marketing/home/structured-data.server.ts';
import { buildBonuses } from '../features/shop/tickets/bonuses.server.ts';
import { TicketComparison } from '../features/shop/tickets/ticket-comparison.tsx';
import { buildTicketPlans } from '../features/shop/tickets/ticket-plans.server.ts';
import { TicketPlans } from '../features/shop/tickets/ticket-plans.tsx';
import { TicketPromises } from '../features/shop/tickets/ticket-promises.tsx';
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
      <PageHeading texts="tickets-page" />
      <TicketPlans plans={data.plans} bonuses={data.bonuses} />
      <TicketPromises />
      <TicketComparison plans={data.plans} />
      <TicketSteps />
    </Page>
  );
}
