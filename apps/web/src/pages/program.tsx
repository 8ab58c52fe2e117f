import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { PageHeading } from '../blocks/page-heading.tsx';
import { programmeData } from '../features/programme/programme.server.ts';
import { Programme } from '../features/programme/programme.tsx';

export const loader = pageLoader('program', [], programmeData);

export default function Program() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading page="program" />
      <Programme {...data} />
    </Page>
  );
}
