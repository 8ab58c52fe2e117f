import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { galaData } from '../sections/gala.server.ts';
import { GalaEvening } from '../sections/gala-evening.tsx';

export const loader = pageLoader('miss-ai', ['gala'], galaData('miss-ai'));

export default function MissAi() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <GalaEvening page="miss-ai" gala={data} />
    </Page>
  );
}
