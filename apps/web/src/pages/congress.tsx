import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { CongressApp } from '../features/congress/lobby/congress-app.tsx';
import { congressData } from '../features/congress/shared/congress.server.ts';

export const loader = pageLoader(
  'congress',
  ['clock', 'entry', 'live', 'certificate'],
  congressData,
);

export default function CongressPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <CongressApp {...data} />
    </Page>
  );
}
