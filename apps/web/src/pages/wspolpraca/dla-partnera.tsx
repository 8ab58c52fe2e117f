import { Page } from '../../frame/page.tsx';
import { pageLoader } from '../../i18n/page-loader.server.ts';
import { Cooperation } from '../../sections/cooperation.tsx';
import { PageHeading } from '../../sections/page-heading.tsx';

export const loader = pageLoader('dla-partnera');

export default function DlaPartnera() {
  return (
    <Page>
      <PageHeading page="dla-partnera" />
      <Cooperation page="dla-partnera" order="exchange" />
    </Page>
  );
}
