import { useLoaderData } from 'react-router';
import { Page } from '../layout/page.tsx';
import { pageLoader } from '../layout/page-loader.server.ts';
import { pressFacts } from '../features/marketing/press/press-facts.server.ts';
import { pressFiles } from '../features/marketing/press/press-files.server.ts';
import { PageHeading } from '../components/page-heading.tsx';
import { PressRoom } from '../features/marketing/press/press-room.tsx';

export const loader = pageLoader('press', [], async (code) => ({
  facts: pressFacts(code),
  files: await pressFiles(code),
}));

export default function PressPage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading texts="press" />
      <PressRoom {...data} />
    </Page>
  );
}
