import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { pageLoader } from '../layout/page-loader.server.ts';
import { galaData } from '../features/programme/galas/gala.server.ts';
import { GalaEvening } from '../features/programme/galas/gala-evening.tsx';

export const loader = pageLoader('miss-ai', ['gala'], galaData('miss-ai'));

export default function MissAiPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <GalaEvening page="miss-ai" gala={data} />
    </Page>
  );
}
