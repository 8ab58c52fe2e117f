import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { pressFacts } from '../press/press-facts.server.ts';
import { pressFiles } from '../press/press-files.server.ts';
import { PageHeading } from '../sections/page-heading.tsx';
import { PressRoom } from '../sections/press-room.tsx';

export const loader = pageLoader('dla-mediow', [], async (code) => ({
  facts: pressFacts(code),
  files: await pressFiles(code),
}));

export default function DlaMediow() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading page="dla-mediow" />
      <PressRoom {...data} />
    </Page>
  );
}
