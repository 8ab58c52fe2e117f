import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { buildProgrammeData } from '../features/programme/overview/programme.server.ts';
import { Programme } from '../features/programme/overview/programme.tsx';
import { WorkshopCards } from '../features/programme/workshops/workshop-cards.tsx';
import { listWorkshops } from '../features/programme/workshops/workshop-list.server.ts';

export const loader = createPageLoader('programme', ['workshops-page', 'workshops'], (code) => ({
  ...buildProgrammeData(code),
  workshops: listWorkshops(code),
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
