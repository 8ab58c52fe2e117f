import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { ExhibitorList } from '../features/expo/exhibitor-list.tsx';
import { expoData } from '../features/expo/exhibitors.server.ts';
import { ExpoHeading } from '../features/expo/expo-heading.tsx';
import { ExpoParts } from '../features/expo/expo-parts.tsx';

export const loader = pageLoader('expo', ['exhibitors'], expoData);

export default function ExpoPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <ExpoHeading {...data} />
      <ExpoParts />
      <ExhibitorList exhibitors={data.exhibitors} />
    </Page>
  );
}
