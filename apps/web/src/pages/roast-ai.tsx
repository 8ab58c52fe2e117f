import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { galaData } from '../sections/gala.server.ts';
import { GalaEvening } from '../sections/gala-evening.tsx';
import { Performers } from '../sections/performers.tsx';

export const loader = pageLoader('roast-ai', ['gala'], galaData('roast-ai'));

export default function RoastAi() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <GalaEvening page="roast-ai" gala={data}>
        <Performers />
      </GalaEvening>
    </Page>
  );
}
