import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { pageLoader } from '../layout/page-loader.server.ts';
import { galaData } from '../features/programme/galas/gala.server.ts';
import { GalaEvening } from '../features/programme/galas/gala-evening.tsx';

export const loader = pageLoader('mister-ai', ['gala'], galaData('mister-ai'));

export default function MisterAiPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <GalaEvening page="mister-ai" gala={data} />
    </Page>
  );
}
