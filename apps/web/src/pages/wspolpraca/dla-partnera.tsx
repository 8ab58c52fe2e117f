import { Page } from '../../frame/page.tsx';
import { pageLoader } from '../../frame/page-loader.server.ts';
import { Cooperation } from '../../features/partners/cooperation.tsx';
import { PageHeading } from '../../blocks/page-heading.tsx';

export const loader = pageLoader('dla-partnera');

export default function DlaPartnera() {
  return (
    <Page>
      <PageHeading page="dla-partnera" />
      <Cooperation page="dla-partnera" order="exchange" />
    </Page>
  );
}
