import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { PageHeading } from '../sections/page-heading.tsx';
import { TicketComparison } from '../sections/ticket-comparison.tsx';
import { ticketPlans } from '../sections/ticket-plans.server.ts';
import { TicketPlans } from '../sections/ticket-plans.tsx';
import { TicketSteps } from '../sections/ticket-steps.tsx';

export const loader = pageLoader('kup-bilet', ['tickets', 'purchase'], ticketPlans);

export default function KupBilet() {
  const { data: plans } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading page="kup-bilet" />
      <TicketPlans plans={plans} />
      <TicketComparison plans={plans} />
      <TicketSteps />
    </Page>
  );
}
