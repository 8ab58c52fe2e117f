import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { entryLoader } from '../frame/page-loader.server.ts';
import { workshopPage } from '../features/workshop/workshop.server.ts';
import { WorkshopView } from '../features/workshop/workshop-view.tsx';

export const loader = entryLoader('workshop', [], workshopPage);

export default function WorkshopPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <WorkshopView workshop={data} />
    </Page>
  );
}
