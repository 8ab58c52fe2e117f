import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { PageHeading } from '../blocks/page-heading.tsx';
import { programmeData } from '../features/programme/programme.server.ts';
import { Programme } from '../features/programme/programme.tsx';
import { WorkshopCards } from '../features/workshops/workshop-cards.tsx';
import { workshopData } from '../features/workshops/workshop-list.server.ts';

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
