import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { PageHeading } from '../blocks/page-heading.tsx';
import { eventStructuredData } from '../features/home/structured-data.server.ts';
import { bonusData } from '../features/tickets/bonuses.server.ts';
import { TicketComparison } from '../features/tickets/ticket-comparison.tsx';
import { ticketPlans } from '../features/tickets/ticket-plans.server.ts';
import { TicketPlans } from '../features/tickets/ticket-plans.tsx';
import { TicketPromises } from '../features/tickets/ticket-promises.tsx';
import { TicketSteps } from '../features/tickets/ticket-steps.tsx';

export const loader = pageLoader('tickets-page', ['tickets', 'purchase'], (code) => ({
  plans: ticketPlans(code),
  bonuses: bonusData(code),
  structured: eventStructuredData(code),
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
