import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { ExhibitorList } from '../features/expo/overview/exhibitor-list.tsx';
import { buildExpoData } from '../features/expo/overview/exhibitors.server.ts';
import { ExpoHeading } from '../features/expo/overview/expo-heading.tsx';
import { ExpoParts } from '../features/expo/overview/expo-parts.tsx';
import { FloorPlan } from '../features/expo/overview/floor-plan.tsx';

export const loader = createPageLoader('expo', ['exhibitors'], buildExpoData);

export default function ExpoPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <ExpoHeading />
      <FloorPlan {...data} />
      <ExpoParts />
      <ExhibitorList exhibitors={data.exhibitors} />
    </Page>
  );
}
