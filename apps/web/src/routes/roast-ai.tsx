import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { createGalaDataBuilder } from '../features/programme/galas/gala.server.ts';
import { GalaEvening } from '../features/programme/galas/gala-evening.tsx';
import { listPerformers } from '../features/programme/galas/performers.server.ts';
import { Performers } from '../features/programme/galas/performers.tsx';

export const loader = createPageLoader('roast-ai', ['gala'], (code) => ({
  gala: createGalaDataBuilder('roast-ai')(code),
  performers: listPerformers(code),
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
