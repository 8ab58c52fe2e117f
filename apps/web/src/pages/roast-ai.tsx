import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { galaData } from '../features/galas/gala.server.ts';
import { GalaEvening } from '../features/galas/gala-evening.tsx';
import { Performers } from '../features/galas/performers.tsx';

export const loader = pageLoader('roast-ai', ['gala'], galaData('roast-ai'));

export default function RoastAiPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <GalaEvening page="roast-ai" gala={data}>
        <Performers />
      </GalaEvening>
    </Page>
  );
}
