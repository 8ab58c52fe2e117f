import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { entryLoader } from '../layout/page-loader.server.ts';
import { ExpoParts } from '../features/expo/overview/expo-parts.tsx';
import { BecomeExhibitor } from '../features/expo/hall/become.tsx';
import { hallPage } from '../features/expo/hall/directory.server.ts';
import { Directory } from '../features/expo/hall/directory/directory.tsx';

/** Stands at the address of the expo page once the exhibitors are published. */
export const loader = entryLoader('hall', ['expo', 'exhibitors', 'zones'], hallPage);

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
