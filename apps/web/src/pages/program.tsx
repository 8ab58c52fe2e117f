import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../i18n/page-loader.server.ts';
import { PageHeading } from '../sections/page-heading.tsx';
import { programmeData } from '../sections/programme.server.ts';
import { Programme } from '../sections/programme.tsx';

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
