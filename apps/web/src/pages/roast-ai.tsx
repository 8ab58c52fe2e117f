import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { galaData } from '../features/galas/gala.server.ts';
import { GalaEvening } from '../features/galas/gala-evening.tsx';
import { performerData } from '../features/galas/performers.server.ts';
import { Performers } from '../features/galas/performers.tsx';

export const loader = pageLoader('roast-ai', ['gala'], (code) => ({
  gala: galaData('roast-ai')(code),
  performers: performerData(code),
}));

export default function RoastAiPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <GalaEvening page="roast-ai" gala={data.gala}>
        <Performers performers={data.performers} />
      </GalaEvening>
    </Page>
  );
}
