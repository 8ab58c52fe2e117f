import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { pageLoader } from '../layout/page-loader.server.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { programmeData } from '../features/programme/overview/programme.server.ts';
import { Programme } from '../features/programme/overview/programme.tsx';
import { WorkshopCards } from '../features/programme/workshops/workshop-cards.tsx';
import { workshopData } from '../features/programme/workshops/workshop-list.server.ts';

export const loader = pageLoader('programme', ['workshops-page', 'workshops'], (code) => ({
  ...programmeData(code),
  workshops: workshopData(code),
}));

export default function ProgrammePage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading texts="programme" />
      <Programme {...data} workshops={<WorkshopCards workshops={data.workshops} />} />
    </Page>
  );
}
