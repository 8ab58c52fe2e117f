import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { Cooperation } from '../features/marketing/partners/cooperation.tsx';
import { PageHeading } from '../components/page-heading.tsx';

export const loader = createPageLoader('work-with-us');

export default function WorkWithUsPage() {
  return (
    <Page>
      <PageHeading texts="work-with-us" />
      <Cooperation page="work-with-us" order="needs-first" />
    </Page>
  );
}
