import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { PageHeading } from '../blocks/page-heading.tsx';
import { workshopData } from '../features/workshops/workshop-list.server.ts';
import { WorkshopList } from '../features/workshops/workshop-list.tsx';
import { WorkshopSteps } from '../features/workshops/workshop-steps.tsx';

export const loader = pageLoader('workshops-page', ['workshops'], workshopData);

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
