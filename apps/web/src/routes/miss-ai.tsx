import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { createGalaDataBuilder } from '../features/programme/galas/gala.server.ts';
import { GalaEvening } from '../features/programme/galas/gala-evening.tsx';

export const loader = createPageLoader('miss-ai', ['gala'], createGalaDataBuilder('miss-ai'));

export default function MissAiPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <GalaEvening page="miss-ai" gala={data} />
    </Page>
  );
}
