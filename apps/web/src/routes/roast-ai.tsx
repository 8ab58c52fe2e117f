import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { pageLoader } from '../layout/page-loader.server.ts';
import { galaData } from '../features/programme/galas/gala.server.ts';
import { GalaEvening } from '../features/programme/galas/gala-evening.tsx';
import { performerData } from '../features/programme/galas/performers.server.ts';
import { Performers } from '../features/programme/galas/performers.tsx';

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
