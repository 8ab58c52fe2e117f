import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { pressFacts } from '../features/press/press-facts.server.ts';
import { pressFiles } from '../features/press/press-files.server.ts';
import { PageHeading } from '../blocks/page-heading.tsx';
import { PressRoom } from '../features/press/press-room.tsx';

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
