import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createEntryLoader } from '../layout/page-loader.server.ts';
import { buildWorkshopPage } from '../features/programme/workshops/workshop.server.ts';
import { WorkshopView } from '../features/programme/workshops/workshop-view.tsx';

export const loader = createEntryLoader('workshop', [], buildWorkshopPage);

export default function WorkshopPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <WorkshopView workshop={data} />
    </Page>
  );
}
