import { Page } from '../layout/page.tsx';
import { createPageLoader } from '../layout/page-loader.server.ts';
import { Cooperation } from '../features/marketing/partners/cooperation.tsx';
import { PageHeading } from '../components/page-heading.tsx';

export const loader = createPageLoader('for-partners');

export default function ForPartnersPage() {
  return (
    <Page>
      <PageHeading texts="for-partners" />
      <Cooperation page="for-partners" order="exchange" />
    </Page>
  );
}
