import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { entryLoader } from '../frame/page-loader.server.ts';
import { SessionView } from '../features/session/session-view.tsx';
import { sessionPage } from '../features/session/session.server.ts';

export const loader = entryLoader('session', [], sessionPage);

export default function SessionPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <SessionView session={data} />
    </Page>
  );
}
