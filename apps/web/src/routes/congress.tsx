import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { pageLoader } from '../layout/page-loader.server.ts';
import { CongressApp } from '../features/attendee/lobby/congress-app.tsx';
import { congressData } from '../features/attendee/shared/congress.server.ts';

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
