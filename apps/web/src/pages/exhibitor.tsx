import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { entryLoader } from '../frame/page-loader.server.ts';
import { exhibitorPage } from '../features/hall/exhibitor/exhibitor.server.ts';
import { ExhibitorView } from '../features/hall/exhibitor/exhibitor-view.tsx';

export const loader = entryLoader('exhibitor', ['exhibitors'], exhibitorPage);

export default function ExhibitorPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <ExhibitorView exhibitor={data} />
    </Page>
  );
}
