import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { Cooperation } from '../features/partners/cooperation.tsx';
import { PageHeading } from '../blocks/page-heading.tsx';

export const loader = pageLoader('work-with-us');

export default function WorkWithUsPage() {
  return (
    <Page>
      <PageHeading texts="work-with-us" />
      <Cooperation page="work-with-us" order="needs-first" />
    </Page>
  );
}
