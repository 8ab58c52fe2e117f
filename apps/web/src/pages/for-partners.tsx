import { Page } from '../frame/page.tsx';
import { pageLoader } from '../frame/page-loader.server.ts';
import { Cooperation } from '../features/partners/cooperation.tsx';
import { PageHeading } from '../blocks/page-heading.tsx';

export const loader = pageLoader('for-partners');

export default function ForPartnersPage() {
  return (
    <Page>
      <PageHeading texts="for-partners" />
      <Cooperation page="for-partners" order="exchange" />
    </Page>
  );
}
