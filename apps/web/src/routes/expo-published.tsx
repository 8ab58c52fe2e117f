import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createEntryLoader } from '../layout/page-loader.server.ts';
import { ExpoParts } from '../features/expo/overview/expo-parts.tsx';
import { BecomeExhibitor } from '../features/expo/hall/become-exhibitor.tsx';
import { buildHallPage } from '../features/expo/hall/directory.server.ts';
import { Directory } from '../features/expo/hall/directory/directory.tsx';

/** Replaces the expo page once the exhibitors are published. */
export const loader = createEntryLoader('hall', ['expo', 'exhibitors', 'zones'], buildHallPage);

export default function PublishedExpoPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <Directory hall={data} />
      <ExpoParts />
      <BecomeExhibitor />
    </Page>
  );
}
