import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { entryLoader } from '../layout/page-loader.server.ts';
import { exhibitorPage } from '../features/expo/hall/exhibitor/exhibitor.server.ts';
import { ExhibitorView } from '../features/expo/hall/exhibitor/exhibitor-view.tsx';

export const loader = entryLoader('exhibitor', ['exhibitors'], exhibitorPage);

export default function ExhibitorPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <ExhibitorView exhibitor={data} />
    </Page>
  );
}
