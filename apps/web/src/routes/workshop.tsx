import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { entryLoader } from '../layout/page-loader.server.ts';
import { workshopPage } from '../features/programme/workshops/workshop.server.ts';
import { WorkshopView } from '../features/programme/workshops/workshop-view.tsx';

export const loader = entryLoader('workshop', [], workshopPage);

export default function WorkshopPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <WorkshopView workshop={data} />
    </Page>
  );
}
