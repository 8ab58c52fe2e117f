import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { galaData } from '../sections/gala.server.ts';
import { GalaEvening } from '../sections/gala-evening.tsx';
import { performerData } from '../sections/performers.server.ts';
import { Performers } from '../sections/performers.tsx';

export const loader = pageLoader('roast-ai', ['gala'], (code) => ({
  gala: galaData('roast-ai')(code),
  performers: performerData(code),
}));

export default function RoastAi() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <GalaEvening page="roast-ai" gala={data.gala}>
        <Performers performers={data.performers} />
      </GalaEvening>
    </Page>
  );
}
