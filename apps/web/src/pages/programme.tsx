import { useLoaderData } from 'react-router';
import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { PageHeading } from '../blocks/page-heading.tsx';
import { programmeData } from '../features/programme/programme.server.ts';
import { Programme } from '../features/programme/programme.tsx';

export const loader = pageLoader('programme', [], programmeData);

export default function ProgrammePage() {
  const { data } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PageHeading texts="programme" />
      <Programme {...data} />
    </Page>
  );
}
