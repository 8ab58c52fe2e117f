import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { PageHeading } from '../blocks/page-heading.tsx';
import { TicketComparison } from '../features/tickets/ticket-comparison.tsx';
import { ticketPlans } from '../features/tickets/ticket-plans.server.ts';
import { TicketPlans } from '../features/tickets/ticket-plans.tsx';
import { TicketSteps } from '../features/tickets/ticket-steps.tsx';

export const loader = pageLoader('tickets-page', ['tickets', 'purchase'], ticketPlans);

export default function TicketsPage() {
  const { data: plans } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading texts="tickets-page" />
      <TicketPlans plans={plans} />
      <TicketComparison plans={plans} />
      <TicketSteps />
    </Page>
  );
}
