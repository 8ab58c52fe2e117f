import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { createEntryLoader } from '../layout/page-loader.server.ts';
import { SessionView } from '../features/programme/session/session-view.tsx';
import { buildSessionPage } from '../features/programme/session/session.server.ts';

export const loader = createEntryLoader('session', [], buildSessionPage);

export default function SessionPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <SessionView session={data} />
    </Page>
  );
}
