import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { listWorkshops } from '../features/programme/workshops/workshop-list.server.ts';
import { WorkshopList } from '../features/programme/workshops/workshop-list.tsx';
import { WorkshopSteps } from '../features/programme/workshops/workshop-steps.tsx';

export const loader = createPageLoader('workshops-page', ['workshops'], listWorkshops);

export default function WorkshopsPage() {
  const { data: workshops } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading texts="workshops-page" />
      <WorkshopList workshops={workshops} />
      <WorkshopSteps />
    </Page>
  );
}
