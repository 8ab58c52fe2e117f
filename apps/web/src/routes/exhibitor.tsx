import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createEntryLoader } from '../layout/page-loader.server.ts';
import { buildExhibitorPage } from '../features/expo/hall/exhibitor/exhibitor.server.ts';
import { ExhibitorView } from '../features/expo/hall/exhibitor/exhibitor-view.tsx';

export const loader = createEntryLoader('exhibitor', ['exhibitors'], buildExhibitorPage);

export default function ExhibitorPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <ExhibitorView exhibitor={data} />
    </Page>
  );
}
