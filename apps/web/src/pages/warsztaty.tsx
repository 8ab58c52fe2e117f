import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { PageHeading } from '../sections/page-heading.tsx';
import { workshopData } from '../sections/workshop-list.server.ts';
import { WorkshopList } from '../sections/workshop-list.tsx';
import { WorkshopSteps } from '../sections/workshop-steps.tsx';

export const loader = pageLoader('warsztaty', ['workshops'], workshopData);

export default function Warsztaty() {
  const { data: workshops } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading page="warsztaty" />
      <WorkshopList workshops={workshops} />
      <WorkshopSteps />
    </Page>
  );
}
