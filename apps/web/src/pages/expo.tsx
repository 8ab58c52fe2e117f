import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { ExhibitorList } from '../sections/exhibitor-list.tsx';
import { expoData } from '../sections/exhibitors.server.ts';
import { ExpoHeading } from '../sections/expo-heading.tsx';
import { ExpoParts } from '../sections/expo-parts.tsx';

export const loader = pageLoader('expo', ['exhibitors'], expoData);

export default function Expo() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <ExpoHeading {...data} />
      <ExpoParts />
      <ExhibitorList exhibitors={data.exhibitors} />
    </Page>
  );
}
