import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { galaData } from '../features/galas/gala.server.ts';
import { GalaEvening } from '../features/galas/gala-evening.tsx';

export const loader = pageLoader('miss-ai', ['gala'], galaData('miss-ai'));

export default function MissAiPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <GalaEvening page="miss-ai" gala={data} />
    </Page>
  );
}
