import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { CongressApp } from '../features/attendee/lobby/congress-app.tsx';
import { buildCongressData } from '../features/attendee/shared/congress.server.ts';

export const loader = createPageLoader(
  'congress',
  ['clock', 'entry', 'live', 'certificate'],
  buildCongressData,
);

export default function CongressPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <CongressApp {...data} />
    </Page>
  );
}
